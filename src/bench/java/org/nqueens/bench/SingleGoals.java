package org.nqueens.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import org.nqueens.solve.CoverSpeed;
import org.nqueens.solve.single.OneSolution;

/** One solution for a million queens, and how fast links dance: processor time of one thread. */
final class SingleGoals {

  private static final int MILLION = 1_000_000;
  private static final int WARM_UP = 30;
  private static final int FORMULAS = 101; // an odd number has a middle
  private static final int SEARCHES = 7;
  private static final int COVERED = 13; // the board whose exact cover is searched
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private SingleGoals() {}

  static List<String> lines() {
    return List.of(
        Goal.atMost("a formula, n = 1,000,000, median of 101", "ms", 1)
            .line(median(FORMULAS, () -> OneSolution.constructed(MILLION))),
        Goal.atMost("Sosic and Gu, n = 1,000,000, median of 7", "ms", 150)
            .line(median(SEARCHES, () -> OneSolution.swaps(MILLION, 1))),
        Goal.atLeast("exact cover, n = 13, updates a second, median of 7", "M/s", 120)
            .line(CoverSpeed.updates(COVERED) / cover() / 1000));
  }

  private static double cover() {
    return median(SEARCHES, () -> CoverSpeed.updates(COVERED));
  }

  /** Milliseconds. */
  private static double median(int runs, Runnable work) {
    for (int run = 0; run < Math.min(runs, WARM_UP); run++) {
      work.run();
    }
    double[] millis = new double[runs];
    for (int run = 0; run < runs; run++) {
      long start = THREADS.getCurrentThreadCpuTime();
      work.run();
      millis[run] = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
    }
    Arrays.sort(millis);
    return millis[runs / 2];
  }
}
