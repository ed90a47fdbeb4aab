package org.nqueens.solve;

import java.util.OptionalLong;

/** Counts the events of a recorded search without telling them apart any further. */
final class Counting implements Recorder.Sink {

  private long places;
  private long rejects;
  private long solutions;

  @Override
  public boolean accept(byte[] packed, int length) {
    for (int i = 0; i < length; i++) {
      int event = packed[i] & 0xFF;
      switch (event & Packed.KIND) {
        case Packed.PLACE -> places++;
        case Packed.REJECT -> rejects++;
        case Packed.BACKTRACK -> {}
        default -> {
          if (event == Packed.ROW) {
            i++;
          } else if (event != Packed.DEAD_ROOT) {
            solutions++;
          }
        }
      }
    }
    return true;
  }

  /** The solutions alone. */
  static long solutions(Solver solver, int n) {
    return run(solver, n, Level.OFF).solutions;
  }

  /** Everything. */
  static Tally tally(Solver solver, int n) {
    Counting all = run(solver, n, Level.TESTS);
    About about = solver.about();
    return new Tally(
        n,
        about.name(),
        all.solutions,
        all.places + 1,
        about.tests() ? OptionalLong.of(all.places + all.rejects) : OptionalLong.empty());
  }

  private static Counting run(Solver solver, int n, Level level) {
    solver.about().check(n);
    Counting counting = new Counting();
    Recorder recorder = new Recorder(level, false, counting);
    recorder.start(n);
    solver.search(n, recorder);
    recorder.end();
    return counting;
  }
}
