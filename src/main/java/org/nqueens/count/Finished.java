package org.nqueens.count;

import java.util.Map;

/** The tasks that are done. */
interface Finished {

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

  /** What an earlier run has finished: task → share. */
  Map<Integer, Long> before();

  /** Keeps the share of a task that was finished now. Called by one thread at a time. */
  void add(int task, long share);
}
