package org.nqueens.bench;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.solve.Solver;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the trace benchmarks and answers the ratios of their CPU times beside the goals. */
final class TraceRatios {

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

  /** Runs all of them; takes about two minutes. */
  static List<String> lines() throws RunnerException {
    return new TraceRatios(
            new Runner(
                    new OptionsBuilder()
                        .include(TraceBenchmark.class.getSimpleName())
                        .param("n", "" + N)
                        .verbosity(VerboseMode.SILENT)
                        .shouldFailOnError(true)
                        .build())
                .run())
        .goals();
  }

  private List<String> goals() {
    double bytes = 2.0 * Solver.bitmask().tally(N).nodes() + Solver.bitmask().count(N);
    return List.of(
        ratio("idle listener / untraced, bits", "ignoredBits", "countBits", 1.03),
        ratio("idle listener / untraced, sets", "ignoredSets", "countSets", 1.03),
        ratio("recording nodes / untraced, bits", "nodesBits", "plainBits", 1.70),
        ratio("recording rejects too / untraced, sets", "testsSets", "plainSets", 1.50),
        Goal.atLeast("events recorded a second, one byte each", "M/s", 150)
            .line(bytes / cpuMillis.get("nodesBits") / 1000));
  }

  private String ratio(String what, String above, String below, double goal) {
    return Goal.atMost(what, "", goal).line(cpuMillis.get(above) / cpuMillis.get(below));
  }
}
