/**
 * Measuring searches: sweeps over board sizes and solvers, times, estimates, and the tables and
 * charts they give.
 *
 * <p>May depend on: {@code solve}, {@code board}; Tablesaw and XChart, which are used here (and
 * shown by the bridge) and nowhere else.
 *
 * <pre>{@code
 * var sweep = Sweep.of(Solver.scan(), Solver.swaps()).over(4, 9);
 * sweep.table()                               // solver | n | solutions | nodes | candidates
 * sweep.chart()                               // nodes against n on a logarithmic axis
 * Estimate.of(8, 1000, 1)        // Knuth: about 2052 nodes, give or take 32
 * Stopwatch.standard().times(Solver.sets(), 10)   // the median of warm runs, in milliseconds
 * }</pre>
 *
 * <p>Why counts and times are apart: counts are the same on every machine and may be asserted;
 * times are not, and a listener that counts would slow them. Why Tablesaw is touched late: its
 * first use scans the class path.
 */
package org.nqueens.measure;
