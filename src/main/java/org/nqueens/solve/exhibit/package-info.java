/**
 * Exhibits: programs that are <b>wrong, or not how one should write them</b>, kept because there is
 * something to see in them. Nothing here is a rung of the ladder, and nothing else may use it to
 * solve anything.
 *
 * <p>May depend on: {@code solve}, {@code board}; the JDK.
 *
 * <pre>{@code
 * Bug.NO_DIAGONALS.count(6)                    // 720: that is rooks
 * Bug.NO_DIAGONALS.advice()                    // You solved n rooks: n!
 * Bug.ofCounts(1, 0, 0, 0, 1)                  // the bugs that give these counts for n = 1 ... 5
 * Trace.of(Bug.NEIGHBOUR_DIAGONALS, 5)         // watch it go wrong
 * Bug.MIRROR_NOT_DOUBLED.count(9)              // 203: S1's second program as printed
 * TrueIsFree.TEST_FLIPPED.count(8)              // 0: one convention in the test, another in the marks
 * Exhibits.eightLoops().count(8)               // 92, and 8 is all it can
 * Exhibits.keptWithoutCopying(4)               // [[], []]: S0's emitter that keeps the board
 * }</pre>
 *
 * <p>Why so: a learner's wrong program is recognised by the counts it gives, so the common mistakes
 * are here as programs, each with its counts for n = 1 … 8. They are solvers like any other, so
 * that they can be traced, drawn and compared with right ones.
 */
package org.nqueens.solve.exhibit;
