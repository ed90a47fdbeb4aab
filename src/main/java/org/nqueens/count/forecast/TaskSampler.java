package org.nqueens.count.forecast;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.nqueens.count.Counter;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.portable.QuadrantTasks;
import org.nqueens.count.quadrant.QuadrantWork;
import org.nqueens.count.search.SymmetrySearch;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Sizes;

/**
 * Measures tasks of counts that are too large to be done here.
 *
 * <p>A task of the merge is done, with only those parts of the quadrant table that it needs: a few
 * of its 2^h row sets. A task of the search for symmetry classes would take days; what it takes is
 * estimated as Knuth estimates a tree (1975): a random way down to {@value #BOTTOM} rows from the
 * end, the rest measured, times how many ways there were at each step.
 */
public final class TaskSampler {

  /** The smallest board that has tasks. */
  public static final int SMALLEST = 2;

  /** The largest board whose count fits a {@code long}. */
  public static final int LARGEST = Sizes.LARGEST;

  private static final double WARM_UP = 3; // seconds
  private static final double LONG = 0.1; // seconds
  private static final int BOTTOM = 14;
  private static final int DESCENTS = 100; // for each task

  private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
  private final int draws;
  private final long seed;

  /**
   * A sampler.
   *
   * @param draws how many tasks are drawn for each board, at least 2
   * @param seed the same seed draws the same tasks
   * @throws IllegalArgumentException if there are too few draws to tell their error
   */
  public TaskSampler(int draws, long seed) {
    if (draws < 2) {
      throw new IllegalArgumentException(draws + " tasks: at least 2 are needed to tell the error");
    }
    this.draws = draws;
    this.seed = seed;
  }

  /**
   * Measures tasks of the counter that is fastest where this JVM runs: of the merge, or of the
   * search where the merge's table does not fit the memory.
   *
   * @param n the board's size, 2 to 28
   * @return the sample
   * @throws IllegalArgumentException if n is out of range
   */
  public TaskSample sample(int n) {
    Sizes.check(n, SMALLEST, LARGEST, "symmetry");
    return Counter.fastest(n).family().equals(QuadrantWork.FAMILY) ? merge(n) : search(n);
  }

  private TaskSample merge(int n) {
    QuadrantTasks outline = QuadrantTasks.outline(n);
    int[] tasks =
        new Random(seed + n)
            .ints(0, outline.tasks())
            .distinct()
            .limit(Math.min(draws, outline.tasks()))
            .toArray();
    QuadrantTasks work = outline.with(tasks);
    warmUp(work, tasks);
    List<Double> seconds = new ArrayList<>();
    for (int task : tasks) {
      double first = seconds(() -> work.count(task)); // with what later tasks find made
      seconds.add(first > LONG ? first : seconds(() -> work.count(task)));
    }
    return new TaskSample(n, work.counter(), work.tasks(), seconds);
  }

  /** The compiler needs to see it first. */
  private void warmUp(PortableWork work, int[] tasks) {
    double spent = 0;
    for (int i = 0; spent < WARM_UP; i++) {
      int task = tasks[i % tasks.length];
      spent += seconds(() -> work.count(task));
    }
  }

  /** The search for symmetry classes. */
  TaskSample search(int n) {
    Random random = new Random(seed + n);
    PrefixWork<int[]> work = SymmetrySearch.tasks(n, false);
    double end = cpu() + WARM_UP;
    while (cpu() < end) {
      descend(n, work, random); // the compiler needs to see it first
    }
    List<Double> seconds = new ArrayList<>();
    for (int draw = 0; draw < draws; draw++) {
      seconds.add(descend(n, work, random));
    }
    return new TaskSample(n, "symmetry", work.tasks(), seconds);
  }

  private double descend(int n, PrefixWork<int[]> work, Random random) {
    int[] task = work.prefix(random.nextInt(work.tasks())).orElseThrow();
    double sum = 0;
    for (int i = 0; i < DESCENTS; i++) {
      sum +=
          descend(
              n, task, BOTTOM, random, rest -> seconds(() -> SymmetrySearch.count(n, rest, false)));
    }
    return sum / DESCENTS;
  }

  /**
   * One random way down: what was measured at its end, times the ways there were. The expected
   * value is the sum of what would be measured at the ends of all ways.
   */
  static double descend(
      int n, int[] task, int bottom, Random random, ToDoubleFunction<int[]> measure) {
    int[] prefix = task;
    double ways = 1;
    while (n - prefix.length > bottom) {
      List<int[]> next = SymmetrySearch.next(n, prefix);
      if (next.isEmpty()) {
        return 0;
      }
      ways *= next.size();
      prefix = next.get(random.nextInt(next.size()));
    }
    return ways * measure.applyAsDouble(prefix);
  }

  private double seconds(Runnable task) {
    double start = cpu();
    task.run();
    return cpu() - start;
  }

  /** What this thread has had of a processor, in seconds. */
  private double cpu() {
    return clock.getCurrentThreadCpuTime() / 1e9;
  }
}
