package org.nqueens.solve;

import java.util.Optional;

/** Central columns first, like the pipes of an organ seen from above. */
final class OrganPipe extends MachineRung {

  OrganPipe() {
    super(
        new About(
            "organPipe",
            "Row by row, the central columns first; for one solution it often looks less far.",
            "the nodes of scan for all solutions, fewer or more until the first",
            "Knuth's program queens",
            Packed.LARGEST,
            true));
  }

  @Override
  RowMachine machine(int n) {
    return new RowMachine(n, RowMachine.organPipe(n), false, true);
  }

  /** The survey looks at columns from left to right. */
  @Override
  public Optional<Survey> survey(int n, long limit) {
    return Optional.empty();
  }
}
