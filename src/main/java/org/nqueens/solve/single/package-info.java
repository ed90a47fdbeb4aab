/**
 * One solution, for any size at once: by a formula, or by a local search that walks from full board
 * to full board.
 *
 * <p>May depend on: {@code solve} (for {@code SearchStopped}), {@code board}.
 *
 * <pre>{@code
 * OneSolution.construct(8)             // a formula: no search, one pass over the rows
 * OneSolution.construct(3)             // empty: 2 and 3 queens have no solution
 * OneSolution.swaps(1_000_000, 42)     // Sosič and Gu: swap columns of two rows until all is well
 * OneSolution.minConflicts(1_000, 42)  // move an attacked queen to where least attacks her
 * Solver.completing(given).count(8)    // how many solutions hold given queens
 * }</pre>
 *
 * <p>Why so: to find one solution is easy, to find all is not, and to complete a given placement is
 * NP-complete; a reader should meet all three. These methods are no rungs of the ladder, for they
 * visit no tree; so they are apart from it. All are functions of n and a seed, so that a notebook
 * shows the same board each time.
 */
package org.nqueens.solve.single;
