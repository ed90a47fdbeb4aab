/**
 * Counts whose tasks other machines can do.
 *
 * <p>A {@link org.nqueens.count.portable.PortableWork} is the work of one count that can be sent,
 * with a name for each task by which a log can speak of it: {@link
 * org.nqueens.count.portable.QuadrantTasks} for the merge, {@code SymmetryTasks} for the search.
 * {@code spark} sends them; {@code forecast} measures single tasks of them.
 *
 * <p>May depend on: {@code count} and its rooms {@code task}, {@code search}, {@code quadrant}.
 *
 * <pre>{@code
 * PortableWork work = PortableWork.fastest(20);      // the merge, where its table fits the memory
 * work.name(0)                                       // EEEEEEEEEEWWWWWWWWWW: where its queens are
 * work.count(0)
 * }</pre>
 *
 * <p>Why not the counters' own work: that of the merge is cut into a few thousand tasks, which is
 * right for the threads of one machine; here a task is one row set and has a meaning of its own,
 * and what travels is as little as the rest can be made of.
 */
package org.nqueens.count.portable;
