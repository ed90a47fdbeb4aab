package org.nqueens.solve;

import org.nqueens.board.Symmetry;

/**
 * Told of each step of a search, in the order in which they happen; all methods do nothing unless
 * overridden.
 *
 * <p>The solvers of this package tell steps in batches: a listener hears of them in order, and of
 * everything before a solution at the latest when the solution is told, but perhaps after the
 * search has gone on. A listener that throws ends the search.
 */
public interface SearchListener {

  /**
   * What this listener wants to hear. The less it wants, the faster the search; a search may tell
   * more than was wanted.
   *
   * @return {@link Level#TESTS} unless overridden
   */
  default Level level() {
    return Level.TESTS;
  }

  /**
   * The search begins at the root, the empty placement.
   *
   * @param n the size of the board
   */
  default void start(int n) {}

  /**
   * A queen is placed, a node is entered.
   *
   * @param row 0 to n − 1, a row without a queen
   * @param column 0 to n − 1
   */
  default void place(int row, int column) {}

  /**
   * A candidate is tried and found attacked.
   *
   * @param row 0 to n − 1
   * @param column 0 to n − 1
   */
  default void reject(int row, int column) {}

  /**
   * All candidates of a node were tried, none could be placed, and the node is no solution.
   *
   * @param row the row that could not be filled; the number of queens placed, in a search row by
   *     row
   */
  default void deadEnd(int row) {}

  /**
   * The queens that stand now are a solution.
   *
   * @return whether to go on; after false the search ends and tells nothing more
   */
  default boolean solution() {
    return true;
  }

  /**
   * The image of the present solution under a motion of the board is a solution too, one that the
   * search will not visit. Unless overridden it is told like a solution of its own.
   *
   * @param motion what to apply to the queens that stand now
   * @return whether to go on
   */
  default boolean image(Symmetry motion) {
    return solution();
  }

  /**
   * A queen is taken away: the search leaves a node for its parent.
   *
   * @param row the row of the queen placed last
   */
  default void backtrack(int row) {}
}
