package org.nqueens.spark;

import java.io.Serializable;

/** What a batch gave. No record: of those Spark's Kryo cannot write the fields. */
final class Shares implements Serializable {

  private static final long serialVersionUID = 1;

  private final int[] tasks;
  private final long[] counts;

  Shares(int[] tasks, long[] counts) {
    this.tasks = tasks;
    this.counts = counts;
  }

  /** The tasks' numbers. */
  int[] tasks() {
    return tasks;
  }

  /** Their shares of the number of solutions, in the same order. */
  long[] counts() {
    return counts;
  }
}
