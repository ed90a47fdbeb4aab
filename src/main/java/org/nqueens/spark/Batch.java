package org.nqueens.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tasks that one partition counts, one after the other. No record: of those Spark's Kryo cannot
 * write the fields.
 */
final class Batch implements Serializable {

  private static final long serialVersionUID = 1;

  private final int[] tasks;

  private Batch(int[] tasks) {
    this.tasks = tasks;
  }

  /** The tasks' numbers. */
  int[] tasks() {
    return tasks;
  }

  /** Deals tasks out in batches whose sizes differ by one at the most; neighbours stay together. */
  static List<Batch> of(int[] tasks, int batches) {
    List<Batch> all = new ArrayList<>();
    int number = Math.min(batches, tasks.length);
    for (int i = 0; i < number; i++) {
      int from = (int) ((long) tasks.length * i / number);
      int to = (int) ((long) tasks.length * (i + 1) / number);
      all.add(new Batch(Arrays.copyOfRange(tasks, from, to)));
    }
    return all;
  }
}
