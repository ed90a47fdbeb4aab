package org.nqueens.solve;

import org.nqueens.board.Symmetry;

/** A solver that is one loop around a {@link RowMachine}: no recursion, the stack is an array. */
abstract class MachineRung extends RowRung {

  MachineRung(About about) {
    super(about);
  }

  @Override
  final void search(int n, Recorder recorder) {
    RowMachine machine = machine(n);
    boolean on = true;
    for (int event = machine.step(); on && event >= 0; event = machine.step()) {
      on = tell(event, machine.depth(), recorder);
    }
  }

  private static boolean tell(int event, int depth, Recorder recorder) {
    int column = event & Packed.COLUMN;
    switch (event & Packed.KIND) {
      case Packed.PLACE -> recorder.enter(depth - 1, column);
      case Packed.REJECT -> recorder.refuse(column);
      case Packed.BACKTRACK -> recorder.leave(depth);
      default -> {
        return column == 0 ? recorder.solution() : recorder.image(Symmetry.MIRROR);
      }
    }
    return true;
  }
}
