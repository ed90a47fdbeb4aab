package org.nqueens.printout;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;

/**
 * The solutions of a search that hold given queens, printed as they are found, since there may be
 * more of them than fit a list.
 *
 * @param given the queens that each solution holds
 * @param limit no more solutions than this
 */
record SolutionStream(Placement given, long limit) {

  /** Prints one solution. */
  @FunctionalInterface
  interface Printing {
    void print(long number, Placement solution) throws IOException;
  }

  /** Searches; returns how many solutions were printed. */
  long run(Solver solver, Printing printing) throws IOException {
    long[] found = {0};
    try {
      solver.each(
          given.n(),
          solution -> {
            if (solution.queens().containsAll(given.queens())) {
              print(printing, ++found[0], solution);
            }
            return found[0] < limit;
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return found[0];
  }

  private static void print(Printing printing, long number, Placement solution) {
    try {
      printing.print(number, solution);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
