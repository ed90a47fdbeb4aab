package org.nqueens.solve.single;

import java.util.Optional;
import org.nqueens.board.Placement;

/**
 * Ways to one solution that do not search a tree.
 *
 * <p>There is one for n = 0 (the empty board), n = 1 and every n from 4 on.
 */
public final class OneSolution {

  private OneSolution() {}

  /**
   * A solution by a formula (Pauls 1874; Hoffman, Loessi and Moore 1969): knight's moves up from
   * the bottom, with a different start where n leaves the rest 2 when divided by 6, and a queen in
   * the corner of an odd board.
   *
   * @param n the size of the board, 0 to {@value Placement#LARGEST}; time and space grow like n
   * @return a solution; empty for n = 2 and 3
   * @throws IllegalArgumentException if n is out of range
   */
  public static Optional<Placement> construct(int n) {
    return hasSolutions(n) ? Optional.of(Placement.of(n, constructed(n))) : Optional.empty();
  }

  /**
   * The same solution as an array, for who has no use for a board.
   *
   * @param n 0, 1, or 4 to {@value Placement#LARGEST}
   * @return the column of each row's queen
   * @throws IllegalArgumentException if n is out of range, or 2 or 3
   */
  public static int[] constructed(int n) {
    if (!hasSolutions(n)) {
      throw new IllegalArgumentException("n = " + n + ": 2 and 3 queens have no solution");
    }
    return Construction.columns(n);
  }

  /**
   * A solution by local search over permutations (Sosič and Gu, 1990 to 1994): columns are dealt
   * out with few conflicts, then two rows swap theirs where that leaves both unattacked; if that
   * does not end, all is dealt out anew.
   *
   * @param n the size of the board, 0 to {@value Placement#LARGEST}; expected time and space grow
   *     like n
   * @param seed any number; the same one gives the same solution
   * @return a solution; empty for n = 2 and 3
   * @throws IllegalArgumentException if n is out of range
   * @throws org.nqueens.solve.SearchStopped if the thread is interrupted
   */
  public static Optional<Placement> swaps(int n, long seed) {
    return hasSolutions(n)
        ? Optional.of(Placement.of(n, new SwapSearch(n, seed).solution()))
        : Optional.empty();
  }

  /**
   * A solution by the min-conflicts heuristic (Minton, Johnston, Philips and Laird, 1990): an
   * attacked queen, picked at random, moves within her row to one of the squares that the fewest
   * others attack; after too many moves it begins again.
   *
   * @param n the size of the board, 0 to {@value Placement#LARGEST}; each of some dozens of moves
   *     looks at n squares
   * @param seed any number; the same one gives the same solution
   * @return a solution; empty for n = 2 and 3
   * @throws IllegalArgumentException if n is out of range
   * @throws org.nqueens.solve.SearchStopped if the thread is interrupted
   */
  public static Optional<Placement> minConflicts(int n, long seed) {
    return hasSolutions(n)
        ? Optional.of(Placement.of(n, new ConflictSearch(n, seed).solution()))
        : Optional.empty();
  }

  private static boolean hasSolutions(int n) {
    if (n < 0 || n > Placement.LARGEST) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and " + Placement.LARGEST);
    }
    return n != 2 && n != 3;
  }
}
