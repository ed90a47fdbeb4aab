package org.nqueens.count.journal;

import java.util.Map;

/** The tasks that are done. */
public interface Finished {

  /** Nothing is done and nothing is kept. */
  Finished NONE =
      new Finished() {
        @Override
        public Map<Integer, Long> before() {
          return Map.of();
        }

        @Override
        public void add(int task, long share) {
          // nobody will ask
        }
      };

  /**
   * What an earlier run has finished.
   *
   * @return task → share
   */
  Map<Integer, Long> before();

  /**
   * Keeps the share of a task that was finished now. Called by one thread at a time.
   *
   * @param task the task's number
   * @param share its share of the number of solutions
   * @throws org.nqueens.count.task.CountStopped if the thread was interrupted while it was kept
   * @throws java.io.UncheckedIOException if it cannot be kept
   */
  void add(int task, long share);
}
