package org.nqueens.trace;

import java.util.Arrays;
import org.nqueens.solve.Level;
import org.nqueens.solve.Recorder;
import org.nqueens.solve.SearchStopped;
import org.nqueens.solve.Solver;

/**
 * Where a tape's bytes come from, the first time and again.
 *
 * @param solver a stateless function, so that it searches the same way again
 * @param n the size of the board
 * @param toFirst whether the search ends at its first solution
 */
record Source(Solver solver, int n, boolean toFirst) {

  /** Takes the batches of a search. */
  interface Batches extends Recorder.Sink {

    /** Whether it has ended the search, having what it wants. */
    boolean isDone();
  }

  void search(Batches batches) {
    Recorder recorder = new Recorder(Level.TESTS, toFirst, batches);
    try {
      solver.about().check(n);
      recorder.start(n);
      solver.search(n, recorder);
      recorder.end();
    } catch (SearchStopped stop) {
      if (!batches.isDone() && !recorder.isStopped()) {
        throw stop;
      }
    }
  }

  /** The bytes of a piece, searched again: from where it begins if the solver can. */
  byte[] searchAgain(Tape.Piece piece, int number) {
    byte[] packed = new byte[piece.length()];
    if (solver.refill(piece.start().copy(), packed)) {
      return packed;
    }
    Wanted wanted = new Wanted(number);
    search(wanted);
    if (wanted.packed.length != piece.length()) {
      throw new IllegalStateException(
          "the solver searched n = "
              + n
              + " in another way than before: a solver must depend on"
              + " nothing but n");
    }
    return wanted.packed;
  }

  /** Lets the pieces before the wanted one pass. */
  private static final class Wanted implements Batches {
    private final int number;
    private int passed;
    private byte[] packed = {};

    Wanted(int number) {
      this.number = number;
    }

    @Override
    public boolean accept(byte[] batch, int length) {
      if (passed == number) {
        packed = Arrays.copyOf(batch, length);
        passed++;
        throw new SearchStopped("the piece is found");
      }
      passed++;
      return true;
    }

    @Override
    public boolean isDone() {
      return passed > number;
    }
  }
}
