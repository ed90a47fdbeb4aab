package org.nqueens.solve;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;

/**
 * The search row by row, pulled: each {@link #next()} goes on to the next node, and no further.
 *
 * <p>The nodes come in alphabetical order, the order in which {@link Solver#scan()} reaches them.
 * S4 asks for such an "operation that generates the next element" and does without; its state is
 * what the recursion keeps on its stack.
 *
 * <pre>{@code
 * var cursor = Cursor.over(4);
 * cursor.next()          // true: node 2
 * cursor.placement()     // [0]
 * cursor.nextSolution()  // [1, 3, 0, 2], and the search stays there
 * }</pre>
 */
public final class Cursor {

  private final int n;
  private final RowMachine machine;
  private boolean isSolution;

  private Cursor(int n) {
    this.n = n;
    this.machine = new RowMachine(n, RowMachine.leftToRight(n), false, false);
  }

  /**
   * A cursor at the root of a search.
   *
   * @param n the size of the board, 0 to 63
   * @return a new cursor; it is mutable and serves one thread
   */
  public static Cursor over(int n) {
    Solver.stack().about().check(n);
    Cursor cursor = new Cursor(n);
    cursor.isSolution = n == 0;
    return cursor;
  }

  /**
   * Goes on to the next node.
   *
   * @return false if there is none; the cursor is back at the root then
   */
  public boolean next() {
    for (int event = machine.step(); event >= 0; event = machine.step()) {
      if ((event & Packed.KIND) == Packed.PLACE) {
        isSolution = machine.depth() == n;
        return true;
      }
    }
    isSolution = false;
    return false;
  }

  /**
   * Goes on to the next solution.
   *
   * @return the solution, or empty if there is none left
   * @throws SearchStopped if the thread is interrupted
   */
  public Optional<Placement> nextSolution() {
    for (long nodes = 1; next(); nodes++) {
      if (isSolution) {
        return Optional.of(placement());
      } else if (nodes % Recorder.NODES_BETWEEN_CHECKS == 0
          && Thread.currentThread().isInterrupted()) {
        throw new SearchStopped(
            String.format(Locale.ROOT, "interrupted after %,d nodes more", nodes));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the present node is a solution.
   *
   * @return true if n queens stand
   */
  public boolean isSolution() {
    return isSolution;
  }

  /**
   * The present node.
   *
   * @return the queens that stand
   */
  public Placement placement() {
    return Placement.of(n, IntStream.range(0, machine.depth()).map(machine::column).toArray());
  }

  @Override
  public String toString() {
    return "cursor at " + placement().columns();
  }
}
