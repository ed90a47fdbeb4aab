package org.nqueens.count;

/** Hears how far a count is. Called by one thread at a time, often: it should be quick. */
@FunctionalInterface
public interface Progress {

  /**
   * Some more tasks are done.
   *
   * @param done how many, 0 to {@code tasks}
   * @param tasks how many there are
   */
  void done(int done, int tasks);
}
