package org.nqueens.count.quadrant;

import java.util.List;
import java.util.function.Supplier;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.Work;

/**
 * The quadrant merge of one board size: parts, each with its fixed queens and its row sets, laid
 * end to end and cut into tasks of nearly equal numbers of row sets.
 */
public final class QuadrantWork implements Work {

  /** Whose tasks these are, with or without vectors. */
  public static final String FAMILY = "quadrants";

  /** The largest board: h = 12; for 13 the entries outgrow an array. */
  public static final int LARGEST = 25;

  private static final int MOST_TASKS = 4096;

  private final List<QuadrantPart> parts;
  private final int[] starts; // starts[p] = number of the first row set of part p; one more
  private final int tasks;

  private QuadrantWork(List<QuadrantPart> parts) {
    this.parts = List.copyOf(parts);
    this.starts = new int[parts.size() + 1];
    for (int i = 0; i < parts.size(); i++) {
      starts[i + 1] = Math.addExact(starts[i], parts.get(i).rowSets());
    }
    this.tasks = Math.max(1, Math.min(MOST_TASKS, starts[parts.size()]));
  }

  /**
   * The tasks of a board, with its table filled.
   *
   * @param n the board's size, 2 to 25
   * @param pairs makes what joins and counts: a new one for each task
   * @return the work
   * @throws CountStopped if the thread was interrupted
   */
  public static QuadrantWork of(int n, Supplier<DisjointPairs> pairs) {
    return new QuadrantWork(QuadrantPart.of(n, QuadrantTable.of(n / 2), pairs));
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
