package org.nqueens.bench;

import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.solve.Solver;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the trace benchmarks and prints the ratios of their CPU times beside the goals. */
public final class TraceRatios {

  private static final int N = 12;

  private final Map<String, Double> cpuMillis = new TreeMap<>();

  private TraceRatios(Collection<RunResult> results) {
    for (RunResult result : results) {
      String benchmark = result.getParams().getBenchmark();
      cpuMillis.put(
          benchmark.substring(benchmark.lastIndexOf('.') + 1),
          result.getSecondaryResults().get("nanos").getScore()
              / result.getSecondaryResults().get("calls").getScore()
              / 1e6);
    }
  }

  /**
   * Runs all of them; takes about two minutes.
   *
   * @param arguments none
   * @throws RunnerException if JMH fails
   */
  public static void main(String[] arguments) throws RunnerException {
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(TraceBenchmark.class.getSimpleName())
                    .param("n", "" + N)
                    .build())
            .run();
    new TraceRatios(results).print();
  }

  private void print() {
    ratio("listener that does nothing / counting, bits", "ignoredBits", "countBits", 1.03);
    ratio("listener that does nothing / counting, sets", "ignoredSets", "countSets", 1.03);
    ratio("counting, can be stopped / plain bits", "countBits", "plainBits", 1.10);
    ratio("counting, can be stopped / plain sets", "countSets", "plainSets", 1.10);
    ratio("recording nodes / plain bits", "nodesBits", "plainBits", 1.70);
    ratio("recording rejects too / plain sets", "testsSets", "plainSets", 1.50);
    double bytes = 2.0 * Solver.bitmask().tally(N).nodes() + Solver.bitmask().count(N);
    System.out.printf(
        "%-48s %8.0f M/s  goal >= 150%n",
        "events recorded a second, one byte each", bytes / cpuMillis.get("nodesBits") / 1000);
  }

  private void ratio(String what, String above, String below, double goal) {
    double ratio = cpuMillis.get(above) / cpuMillis.get(below);
    System.out.printf("%-48s %8.2f      goal <= %.2f%n", what, ratio, goal);
  }
}
