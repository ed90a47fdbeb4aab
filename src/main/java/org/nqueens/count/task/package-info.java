/**
 * What a count is cut into: tasks that do not depend on each other.
 *
 * <p>A {@link org.nqueens.count.task.Work} is all tasks of one count; a {@link
 * org.nqueens.count.task.PrefixWork} is one for each way to begin a search. Every task asks {@link
 * org.nqueens.count.task.CountStopped} whether to go on, so often that nobody waits for it to stop.
 * {@link org.nqueens.count.task.Sizes} says which boards can be counted at all.
 *
 * <p>May depend on: the JDK only.
 *
 * <pre>{@code
 * Work work = Counter.symmetry().work(12);
 * long sum = 0;
 * for (int task = 0; task < work.tasks(); task++) {
 *   sum = Math.addExact(sum, work.count(task));      // in any order, on any thread
 * }
 * }</pre>
 *
 * <p>Why an interrupt and not a flag of our own: it is what stops a thread everywhere in Java, so
 * that who has a count run needs no word of ours to stop it.
 */
package org.nqueens.count.task;
