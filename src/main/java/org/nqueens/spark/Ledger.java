package org.nqueens.spark;

import java.util.Arrays;
import java.util.BitSet;

/** The shares of the tasks of one count: each has one place, however often it comes in. */
final class Ledger {

  private final long[] counts;
  private final BitSet entered = new BitSet();

  Ledger(int tasks) {
    this.counts = new long[tasks];
  }

  /**
   * Enters a share.
   *
   * @return whether it is the first one of this task
   * @throws IllegalStateException if there is no such task, or it came in before with another share
   */
  boolean enter(int task, long count) {
    if (task < 0 || task >= counts.length) {
      throw new IllegalStateException(
          "a share came in for task " + task + ", and the tasks are 0 to " + (counts.length - 1));
    }
    if (entered.get(task) && counts[task] != count) {
      throw new IllegalStateException(
          "task %d came in twice, as %d and as %d".formatted(task, counts[task], count));
    }
    boolean first = !entered.get(task);
    entered.set(task);
    counts[task] = count;
    return first;
  }

  /** The tasks without a share, in ascending order. */
  int[] missing() {
    BitSet missing = new BitSet();
    missing.set(0, counts.length);
    missing.andNot(entered);
    return missing.stream().toArray();
  }

  /**
   * The sum of all shares that have come in.
   *
   * @throws ArithmeticException if it does not fit a {@code long}
   */
  long sum() {
    return Arrays.stream(counts).reduce(0, Math::addExact);
  }
}
