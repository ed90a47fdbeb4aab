/**
 * Searching for solutions: one interface, a ladder of solvers behind it, and what a search tells
 * while it runs.
 *
 * <p>A {@link org.nqueens.solve.Solver} is a stateless function of n and a {@link
 * org.nqueens.solve.SearchListener}, so a lambda is a solver and gets counting, lists of solutions,
 * budgets and traces for nothing.
 *
 * <p>May depend on: {@code board}; the JDK.
 *
 * <pre>{@code
 * var plain = Solver.scan();                  // row by row, left to right
 * plain.count(8)                              // 92
 * plain.solutions(8).get(0)                   // a Placement, shown as a board
 * plain.first(20)                             // does not wait for the others
 * plain.tally(8)                              // 92 solutions, 2057 nodes, 15720 candidates
 * plain.within(Budget.nodes(1000)).count(12)  // SearchStopped: says what was spent
 * Solver.names()                              // the ladder
 * Solver rooks = (n, listener) -> { ... };    // your own
 * }</pre>
 *
 * <p><b>Node</b>: a partial placement that the solver's own test admits, reached by the search, the
 * empty one (the root) included. <b>Candidate</b>: a square that is tried. The search row by row
 * has
 *
 * <pre>
 * n            0  1  2   3   4    5    6     7      8      9      10
 * solutions    1  1  0   0   2   10    4    40     92    352     724
 * nodes        1  2  3   6  17   54  153   552   2057   8394   35539
 * candidates   0  1  6  18  60  220  894  3584  15720  72378  348150
 * </pre>
 *
 * <p>The sources of the ladder: S0 is the chapter "Eight-Queen Puzzle" of a text on Lua, S1 a
 * MATLAB programmer's account, S2 a textbook's walk through four queens, S3 an article with C++
 * programs, S4 Dijkstra's Notes on Structured Programming.
 *
 * <p>Why so: telling every step to an interface is free only until the JVM has seen a third type of
 * listener; then it costs up to twice the search, for as long as the process lives, and a
 * notebook's worker is such a process. So the solvers of this package write one byte an event to
 * one final class, the {@link org.nqueens.solve.Recorder}, which hands batches on, and a listener
 * says by its {@link org.nqueens.solve.Level} what need not even be written.
 */
package org.nqueens.solve;
