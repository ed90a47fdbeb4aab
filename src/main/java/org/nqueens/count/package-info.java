/**
 * Counting without watching: how many solutions there are, as fast as this machine can tell.
 *
 * <p>May depend on: {@code board}. Nothing here reports its steps; the solvers that do are in
 * {@code solve}, and a test asserts that the twins agree.
 *
 * <p>A {@link org.nqueens.count.Counter} cuts the count of one n into independent tasks, its {@link
 * org.nqueens.count.Work}. A {@link org.nqueens.count.Count} does the tasks: on one thread or on
 * all, telling how far it is, with a journal that outlives a broken-off run.
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
 * <p>Why so: a call to a do-nothing listener is free only until a JVM has met a few listener types,
 * and a notebook's worker is a JVM that has; so the counters are classes of their own. Why tasks:
 * the same cut serves threads, a journal and a cluster. Sums are checked: one of the record
 * projects lost its race to an overflow.
 */
package org.nqueens.count;
