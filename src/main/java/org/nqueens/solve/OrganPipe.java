package org.nqueens.solve;

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
}
