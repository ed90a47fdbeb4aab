package org.nqueens.solve;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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
public interface Solver extends Replayable {

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
    return Collecting.all(this, n);
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
    return Collecting.first(this, n, limit);
  }

  /**
   * Hands each solution over as it is found, as long as the reader answers true: for more solutions
   * than fit a list.
   *
   * @param n size of the board, at least 0
   * @param reader takes one solution; false ends the search
   */
  default void each(int n, Predicate<Placement> reader) {
    Collecting.each(this, n, reader);
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
   * Rung 1: a queen on every column of every row; only full boards are checked.
   *
   * <p>n^n boards of n² / 2 comparisons. It has no test, so its nodes are all partial placements,
   * the sum of n^k for k = 0 … n: 341, 3906, 55987, 960800, 19173961 for n = 4 … 8, and it has no
   * count of candidates. Solutions come in alphabetical order. Source: S3 and S4, as the bad
   * example. Next: {@link #permutations()}.
   *
   * @return the solver {@code enumeration}
   */
  static Solver enumeration() {
    return new Enumeration();
  }

  /**
   * Rung 2: every order of the columns, so that no two queens share one; only full boards are
   * checked.
   *
   * <p>n! boards. It has no test of its own, so its nodes are all partial permutations, the sum of
   * n! / (n − k)!: 65, 326, 1957, 13700, 109601 for n = 4 … 8, and it has no count of candidates.
   * Solutions come in alphabetical order. Source: S1's first idea. Next: {@link #swaps()}.
   *
   * @return the solver {@code permutations}
   */
  static Solver permutations() {
    return new Permutations();
  }

  /**
   * Rung 3: permutations made by swaps in one array; a diagonal attack cuts the branch off.
   *
   * <p>Nodes 17, 54, 153, 552, 2057 for n = 4 … 8, the same set of placements as {@link #scan()},
   * but only unused columns are tried: 32, 101, 356, 1345, 5508 candidates, each up to n
   * comparisons. Solutions do not come in alphabetical order from n = 5 on. Source: S1's first
   * program.
   *
   * @return the solver {@code swaps}
   */
  static Solver swaps() {
    return new Swaps();
  }

  /**
   * Rung 4: row by row, left to right; each candidate is compared with the queens above it.
   *
   * <p>Nodes 17, 54, 153, 552, 2057 for n = 4 … 8; n candidates at each node that is no solution:
   * 60, 220, 894, 3584, 15720. A test costs up to n comparisons, 46,752 in all for n = 8. Solutions
   * come in alphabetical order. Source: S0, and S2's walk by hand. Next: {@link #counters()},
   * {@link #sets()}.
   *
   * @return the solver {@code scan}
   */
  static Solver scan() {
    return new Scan();
  }

  /**
   * Rung 5: each square counts the queens that attack it.
   *
   * <p>The events of {@link #scan()}. A test is one look at a counter, but a queen changes up to 4n
   * − 4 squares beside its own: 27 for n = 8, placed and taken away. Source: the design that S4
   * considers and drops for {@link #sets()}.
   *
   * @return the solver {@code counters}
   */
  static Solver counters() {
    return new Counters();
  }

  /**
   * Rung 6: three boolean arrays hold the columns and diagonals that are taken.
   *
   * <p>The events of {@link #scan()}. A test is three looks, a placement three writes, whatever n
   * is. Source: S4's program, S3's first. Siblings: {@link #hashSets()}, {@link #stack()}, {@link
   * #bitmask()}.
   *
   * @return the solver {@code sets}
   */
  static Solver sets() {
    return new Sets();
  }

  /**
   * Rung 6b: the same three sets as {@link java.util.HashSet}.
   *
   * <p>The events of {@link #sets()}, and the same constant order of growth for a test; yet boxing
   * and hashing cost more than the scan they replace. Source: S1's advice, here to be measured.
   *
   * @return the solver {@code hashSets}
   */
  static Solver hashSets() {
    return new HashSets();
  }

  /**
   * Rung 7: three masks of bits, shifted from row to row.
   *
   * <p>The nodes, dead ends and solutions of {@link #scan()} in the same order, and no rejects: the
   * free squares of a row come out of one expression, so it has no count of candidates. A node
   * costs a few operations, and there is nothing to undo. Source: S3's fast program. Next: {@link
   * #mirror()}.
   *
   * @return the solver {@code bitmask}
   */
  static Solver bitmask() {
    return new Bitmask();
  }

  /**
   * Rung 8: the left half of the top row, and the mirror image of each solution.
   *
   * <p>For odd n and the top queen in the middle, the left half of the second row too. Nodes 9, 28,
   * 77, 277, 1029 for n = 4 … 8, half of {@link #scan()}. Each solution is followed by its mirror
   * image, so they do not come in alphabetical order. Source: S1's pruning done right; S3's
   * exercise 2.
   *
   * @return the solver {@code mirror}
   */
  static Solver mirror() {
    return new Mirror();
  }

  /**
   * Rung 9: one loop, with the stack in an array.
   *
   * <p>The events of {@link #sets()} without recursion: in Java it is slower. It can stop after
   * each event and go on later; {@link Cursor} shows that. Source: S4 drops the plan of one loop
   * that generates the next placement; this is that plan carried out.
   *
   * @return the solver {@code stack}
   */
  static Solver stack() {
    return new Stack();
  }

  /**
   * Row by row like {@link #sets()}, the central columns first: 3 4 2 5 1 6 0 7 for n = 8.
   *
   * <p>All solutions cost the nodes of {@link #scan()}; the first one comes sooner for many n.
   * Solutions come in the order of that list. Source: Knuth's program queens.
   *
   * @return the solver {@code organPipe}
   */
  static Solver organPipe() {
    return new OrganPipe();
  }

  /**
   * Rung 12: the row with the fewest free columns is filled next, the topmost of several.
   *
   * <p>Nodes 17, 54, 119, 394, 1361 for n = 4 … 8. Attacked squares are never tried, so it has no
   * count of candidates; a node costs n operations on bits. Its placements have gaps, and its
   * solutions no simple order. Source: Haralick and Elliott, 1980. Siblings: {@link
   * #forwardChecking()}, {@link #exactCover()}.
   *
   * @return the solver {@code fewestFirst}
   */
  static Solver fewestFirst() {
    return new FewestFirst();
  }

  /**
   * Rung 12b: row by row; a placement that leaves some later row without a free column is a dead
   * end at once.
   *
   * <p>Nodes 17, 54, 131, 464, 1725 for n = 4 … 8. Attacked squares are never tried, so it has no
   * count of candidates; a node costs n operations on bits. Solutions come in alphabetical order.
   * Source: Haralick and Elliott, 1980. Sibling: {@link #fewestFirst()}.
   *
   * @return the solver {@code forwardChecking}
   */
  static Solver forwardChecking() {
    return new ForwardChecking();
  }

  /**
   * Rung 11: each row and each column is covered exactly once, each diagonal at most once.
   *
   * <p>The item, row or column, with the fewest options is covered next, the first of several:
   * nodes 17, 52, 111, 372, 1199 for n = 4 … 8, with 233, 716, 1939, 6258, 21121 link updates. It
   * has no count of candidates. Source: Knuth, Dancing Links, 2000. Sibling: {@link
   * #fewestFirst()}.
   *
   * @return the solver {@code exactCover}
   */
  static Solver exactCover() {
    return new ExactCover();
  }

  /**
   * The solutions that hold some given queens, in alphabetical order: completing a placement, which
   * is NP-complete in general.
   *
   * @param given queens without conflicts
   * @return a solver for the size of their board, and no other
   * @throws IllegalArgumentException if two of the queens attack each other, naming the pairs
   */
  static Solver completing(Placement given) {
    return new Completion(given);
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
   * The ladder.
   *
   * @return the solvers, lowest rung first
   */
  static List<Solver> all() {
    return Ladder.all();
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
