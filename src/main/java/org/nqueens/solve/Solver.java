package org.nqueens.solve;

import java.util.List;
import java.util.Optional;
import org.nqueens.board.Placement;

/**
 * A way to search for solutions: a stateless function of n and a listener.
 *
 * <p>The factories are a ladder: each rung has the same interface, is traceable, can be stopped,
 * and differs from the one before by one idea. A lambda is a solver too:
 *
 * <pre>{@code
 * Solver empty = (n, listener) -> {
 *   if (n == 0) listener.solution();
 * };
 * empty.count(0)   // 1
 * }</pre>
 *
 * <p>It tells the listener what it does: {@code place} and {@code backtrack} for each node but the
 * root, {@code reject} for each refused candidate, {@code solution} when n queens stand; when
 * {@code solution} answers false, it returns. {@code start} and {@code deadEnd} may be left out.
 *
 * <p>Every search can be ended: by the listener at a solution, by {@link #within a budget}, and by
 * an interrupt of its thread, which it answers with {@link SearchStopped}.
 */
@FunctionalInterface
public interface Solver {

  /** The largest n for which {@link #solutions} makes a list: 73,712 solutions. */
  int LARGEST_LIST = 13;

  /**
   * Searches a board and tells the listener.
   *
   * @param n the size of the board, 0 or more
   * @param listener told of each step
   * @throws IllegalArgumentException if n is negative or too large for this solver
   * @throws SearchStopped if the thread is interrupted
   */
  void search(int n, SearchListener listener);

  /**
   * What this solver is.
   *
   * @return its name, order of growth and source
   */
  default About about() {
    return About.YOURS;
  }

  /**
   * Counts the solutions.
   *
   * @param n the size of the board
   * @return the number of solutions, 1 for n = 0
   */
  default long count(int n) {
    return Counting.solutions(this, n);
  }

  /**
   * Counts solutions, nodes and candidates.
   *
   * @param n the size of the board
   * @return what a whole search comes to
   */
  default Tally tally(int n) {
    return Counting.tally(this, n);
  }

  /**
   * All solutions, in the order in which this solver finds them.
   *
   * @param n the size of the board, at most {@value #LARGEST_LIST}
   * @return the solutions
   * @throws IllegalArgumentException if n is larger: there is {@link #first(int, int)} for that
   */
  default List<Placement> solutions(int n) {
    if (n > LARGEST_LIST) {
      throw new IllegalArgumentException(
          "n = %d is not between 0 and %d, where all solutions fit a list: try first(%d) or count(%d)"
              .formatted(n, LARGEST_LIST, n, n));
    }
    return Collecting.first(this, n, Long.MAX_VALUE);
  }

  /**
   * The first solution; the search ends there.
   *
   * @param n the size of the board
   * @return the solution that this solver finds first, or empty if there is none
   */
  default Optional<Placement> first(int n) {
    return first(n, 1).stream().findFirst();
  }

  /**
   * The first solutions; the search ends there.
   *
   * @param n the size of the board
   * @param limit how many at most, 1 or more
   * @return the solutions that this solver finds first
   */
  default List<Placement> first(int n, int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " solutions is less than 1");
    }
    return Collecting.first(this, n, limit);
  }

  /**
   * This solver, ended with {@link SearchStopped} when a budget is spent.
   *
   * @param budget what each search may cost
   * @return a solver
   */
  default Solver within(Budget budget) {
    return new Within(this, budget);
  }

  /**
   * This solver under a name of its own, for tables and charts.
   *
   * @param name what to call it
   * @return a solver
   */
  default Solver named(String name) {
    return new Named(this, name);
  }

  /**
   * Row by row, left to right; each candidate is compared with the queens above it (the program of
   * the Lua text, S0).
   *
   * <p>Nodes for n = 4 … 8: 17, 54, 153, 552, 2057; candidates 60, 220, 894, 3584, 15720. A test
   * costs up to n comparisons, 46,752 in all for n = 8. Solutions come in alphabetical order.
   *
   * @return the solver {@code scan}
   */
  static Solver scan() {
    return new Scan();
  }

  /**
   * The solver of a name.
   *
   * @param name one of {@link #names()}
   * @return the solver
   * @throws IllegalArgumentException if there is none, with the list of names
   */
  static Solver of(String name) {
    return Ladder.of(name);
  }

  /**
   * The names of the ladder.
   *
   * @return the names, lowest rung first
   */
  static List<String> names() {
    return Ladder.names();
  }
}
