package org.nqueens.count.task;

/**
 * The work of one count, cut into tasks that do not depend on each other: the sum of all tasks is
 * the number of solutions.
 *
 * <p>Immutable and safe to share among threads: a task keeps its scratch memory to itself. The cut
 * is a function of the board size alone, so that the finished tasks of a broken-off run mean the
 * same to the next one.
 */
public interface Work {

  /**
   * How many tasks there are.
   *
   * @return at least 1
   */
  int tasks();

  /**
   * Does one task.
   *
   * @param task from 0 to {@code tasks() - 1}
   * @return its share of the number of solutions, symmetric ones included
   * @throws ArithmeticException if the share does not fit a {@code long}
   * @throws CountStopped if the thread was interrupted
   * @throws IndexOutOfBoundsException if there is no such task
   */
  long count(int task);
}
