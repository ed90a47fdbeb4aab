package org.nqueens.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.count.Count;
import org.nqueens.count.Counter;
import org.nqueens.solve.single.OneSolution;

/** Runs our counters and others' by turns, and prints seconds, ratios and goals. */
public final class CountRatios {

  private static final int MILLION = 1_000_000;
  private static final int WARM = 13; // the size that every contestant counts first

  private CountRatios() {}

  /**
   * Measures.
   *
   * @param arguments the least n, the largest n, the number of runs, the page to write, then
   *     contestants as NAME=COMMAND
   * @throws IOException if the page cannot be written
   */
  public static void main(String[] arguments) throws IOException {
    int from = Integer.parseInt(arguments[0]);
    int to = Integer.parseInt(arguments[1]);
    int runs = Integer.parseInt(arguments[2]);
    Stream<Contestant> others = Stream.of(arguments).skip(4).map(CountRatios::program);
    Stream<Contestant> ours =
        Counter.all().stream().filter(c -> !c.name().equals("sets")).map(Contestant::counter);
    List<Contestant> all = Stream.concat(others, ours).toList();
    new CountTimes().measure(all, WARM, WARM, 3); // the compiler needs to see them
    CountTimes times = new CountTimes();
    times.measure(all, from, to, runs);
    List<String> lines = new ArrayList<>(table(times, from, to));
    lines.add("");
    Goal.ALL.forEach(goal -> lines.add(goal.line(times)));
    lines.add("");
    lines.add(threads(Math.min(to, 18), runs));
    lines.addAll(single());
    times.failures().forEach((name, why) -> lines.add("not measured: " + name + ": " + why));
    lines.forEach(System.out::println);
    Files.writeString(Path.of(arguments[3]), BenchPage.of(times, lines));
  }

  private static Contestant program(String argument) {
    String[] parts = argument.split("=", 2);
    return Contestant.program(parts[0], parts[1]);
  }

  private static List<String> table(CountTimes times, int from, int to) {
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(String.format("%-20s", "seconds"));
    for (int n = from; n <= to; n++) {
      head.append(String.format("%10s", "n = " + n));
    }
    lines.add(head.toString());
    for (Map.Entry<String, Map<Integer, Double>> row : times.all().entrySet()) {
      lines.add(
          String.format("%-20s", row.getKey())
              + row.getValue().values().stream()
                  .map(seconds -> String.format(Locale.ROOT, "%10.3f", seconds))
                  .collect(Collectors.joining()));
    }
    return lines;
  }

  /** The only figure in elapsed time: a busy machine spoils it. */
  private static String threads(int n, int runs) {
    Counter fastest = Counter.fastest(n);
    long one = Long.MAX_VALUE;
    long two = Long.MAX_VALUE;
    for (int run = 0; run < runs; run++) {
      one = Math.min(one, Count.of(n).by(fastest).threads(1).run().nanos());
      two = Math.min(two, Count.of(n).by(fastest).threads(2).run().nanos());
    }
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return String.format(
        Locale.ROOT,
        "%-34s n = %d  %8.2f  goal >= 1.65 at n = 18 (elapsed time; load %.1f)",
        "two threads: times as fast",
        n,
        (double) one / two,
        load);
  }

  private static List<String> single() {
    double formula = millis(60, () -> OneSolution.constructed(MILLION));
    double board = millis(60, () -> OneSolution.construct(MILLION));
    double swaps = millis(7, () -> OneSolution.swaps(MILLION, 1));
    return List.of(
        one("formula, n = 1,000,000", formula, "1 ms"),
        one("the same as a Placement", board, "10 ms"),
        one("Sosic and Gu, n = 1,000,000", swaps, "150 ms"));
  }

  private static String one(String what, double millis, String goal) {
    return String.format(Locale.ROOT, "%-42s %8.2f ms  goal <= %s", what, millis, goal);
  }

  private static double millis(int runs, Runnable work) {
    var threads = ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int run = 0; run < runs; run++) {
      long start = threads.getCurrentThreadCpuTime();
      work.run();
      least = Math.min(least, threads.getCurrentThreadCpuTime() - start);
    }
    return least / 1e6;
  }
}
