package org.nqueens.count;

import java.util.List;

/**
 * The quadrant merge of one board size: parts, each with its fixed queens and its row sets, laid
 * end to end and cut into tasks of nearly equal numbers of row sets.
 */
final class QuadrantWork implements Work {

  private static final int MOST_TASKS = 4096;

  private final List<QuadrantPart> parts;
  private final int[] starts; // starts[p] = number of the first row set of part p; one more
  private final int tasks;

  QuadrantWork(List<QuadrantPart> parts) {
    this.parts = List.copyOf(parts);
    this.starts = new int[parts.size() + 1];
    for (int i = 0; i < parts.size(); i++) {
      starts[i + 1] = Math.addExact(starts[i], parts.get(i).rowSets());
    }
    this.tasks = Math.max(1, Math.min(MOST_TASKS, starts[parts.size()]));
  }

  @Override
  public int tasks() {
    return tasks;
  }

  @Override
  public long count(int task) {
    if (task < 0 || task >= tasks) {
      throw new IndexOutOfBoundsException("task " + task + " of " + tasks);
    }
    int from = cut(task);
    int to = cut(task + 1);
    long sum = 0;
    for (int p = 0; p < parts.size(); p++) {
      int first = Math.max(from, starts[p]);
      int last = Math.min(to, starts[p + 1]);
      if (first < last) {
        long share = parts.get(p).count(first - starts[p], last - starts[p]);
        sum = Math.addExact(sum, share);
      }
    }
    return sum;
  }

  private int cut(int task) {
    return (int) ((long) starts[parts.size()] * task / tasks);
  }
}
