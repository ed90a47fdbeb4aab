/**
 * Counting without watching: how many solutions there are, as fast as this machine can tell.
 *
 * <p>A {@link org.nqueens.count.Counter} cuts the count of one n into independent tasks, its {@link
 * org.nqueens.count.task.Work}. A {@link org.nqueens.count.Count} does the tasks: on one thread or
 * on all, telling how far it is, with a journal that outlives a broken-off run.
 *
 * <p>May depend on: the four rooms below it. Nothing here reports its steps; the solvers that do
 * are in {@code solve}, and a test asserts that the twins agree.
 *
 * <pre>{@code
 * Counter.symmetry().count(12)                       // 14200
 * Count.of(16).run()                                 // the fastest counter, all cores
 * Count.of(18).shown().run()                         // a notebook shows how far it is
 * Count.of(18).by(Counter.quadrants()).threads(2)
 *     .journal(Path.of("eighteen.journal"))          // goes on where it stopped
 *     .watch((done, tasks) -> show(done, tasks))
 *     .run()
 *     .solutions()                                   // 666090624
 * }</pre>
 *
 * <p>The rooms below, of which the counters are made:
 *
 * <ul>
 *   <li>{@code task} is what a count is cut into, and how it is stopped.
 *   <li>{@code search} goes row by row with bit masks.
 *   <li>{@code quadrant} merges four tabulated quarters of the board.
 *   <li>{@code journal} keeps what is finished.
 * </ul>
 *
 * <p>The rooms above, for counts that are too large for here and now:
 *
 * <ul>
 *   <li>{@code portable} has work that other machines can do.
 *   <li>{@code forecast} says what a count will cost.
 * </ul>
 *
 * <p>Why so: a call to a do-nothing listener is free only until a JVM has met a few listener types,
 * and a notebook's worker is a JVM that has; so the counters are classes of their own. Why tasks:
 * the same cut serves threads, a journal and a cluster. Why the counters stand here and what they
 * do stands below: {@code Counter} knows all of them by name, and what knows nothing of a {@code
 * Counter} is used by who needs none. Sums are checked: one of the record projects lost its race to
 * an overflow.
 */
package org.nqueens.count;
