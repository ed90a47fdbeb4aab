package org.nqueens.bench;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.OptionalDouble;
import org.nqueens.count.Count;
import org.nqueens.count.Counter;

/** Two threads beside one: the only figure in elapsed time, which a busy machine spoils. */
final class Threads {

  private static final int N = 18;

  private Threads() {}

  static String line(int runs) {
    Goal goal = Goal.atLeast("two threads, times as fast as one, n = " + N, "", 1.65);
    if (Runtime.getRuntime().availableProcessors() < 2) {
      return goal.line(OptionalDouble.empty(), "there is one processor");
    }
    Counter fastest = Counter.fastest(N);
    long one = Long.MAX_VALUE;
    long two = Long.MAX_VALUE;
    for (int run = 0; run < runs; run++) {
      one = Math.min(one, Count.of(N).by(fastest).threads(1).run().nanos());
      two = Math.min(two, Count.of(N).by(fastest).threads(2).run().nanos());
    }
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return goal.line((double) one / two)
        + String.format(
            Locale.ROOT,
            " (%.2f s and %.2f s by %s, load %.1f)",
            one / 1e9,
            two / 1e9,
            fastest.name(),
            load);
  }
}
