package org.nqueens.count.portable;

import java.io.Serializable;
import org.nqueens.count.Counter;
import org.nqueens.count.quadrant.QuadrantWork;
import org.nqueens.count.task.Work;

/**
 * The work of one count in a form that can be sent to other machines, with a name for each task.
 *
 * <p>What is sent is the least from which the rest can be made again: the quadrant table, or just
 * the board's size. Safe to share among threads, and wherever it arrives its tasks are the same
 * ones, by number and by name.
 */
public interface PortableWork extends Work, Serializable {

  /**
   * The board's size.
   *
   * @return 2 or more
   */
  int n();

  /**
   * Whose work it is.
   *
   * @return the counter's name
   */
  String counter();

  /**
   * What a task is about: no two tasks of a work have the same name.
   *
   * @param task from 0 to {@code tasks() - 1}
   * @return a word without spaces
   * @throws IndexOutOfBoundsException if there is no such task
   */
  String name(int task);

  /**
   * The merge of quadrants, with one task for each row set. A task's name has a letter for each row
   * from the top: E or W for the half that its queen is in, M for the middle column; on odd boards
   * also the column of the middle row's queen, behind a hyphen.
   *
   * @param n the board's size, 2 to 25
   * @return the work, with its table filled
   * @throws IllegalArgumentException if n is out of range or the table does not fit the memory
   */
  static PortableWork quadrants(int n) {
    return new QuadrantTasks(n);
  }

  /**
   * The work that is soonest done: the merge of quadrants where some ten times its table fits the
   * memory that this JVM may use, otherwise the search.
   *
   * @param n the board's size, 2 to 28
   * @return the work
   * @throws IllegalArgumentException if n is out of range
   */
  static PortableWork fastest(int n) {
    return Counter.fastest(n).family().equals(QuadrantWork.FAMILY) ? quadrants(n) : symmetry(n);
  }

  /**
   * The search for one board of each symmetry class, with one task for each way to fill the first
   * rows. A task's name is the columns of these queens.
   *
   * @param n the board's size, 2 to 28
   * @return the work
   * @throws IllegalArgumentException if n is out of range
   */
  static PortableWork symmetry(int n) {
    return new SymmetryTasks(n);
  }
}
