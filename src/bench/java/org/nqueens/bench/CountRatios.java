package org.nqueens.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.nqueens.count.Counter;
import org.openjdk.jmh.runner.RunnerException;

/** Runs our counters and others' by turns, and prints seconds, ratios and goals. */
public final class CountRatios {

  private static final int WARM = 13; // the size that every contestant counts first
  private static final int FIXED = 6; // arguments before the contestants

  private CountRatios() {}

  /**
   * Measures.
   *
   * @param arguments the least n, the largest n, the largest n of those that search, the number of
   *     runs, the parts separated by commas, the page to write, then contestants as NAME=COMMAND
   * @throws IOException if the page cannot be written
   * @throws RunnerException if a benchmark of tracing fails
   */
  public static void main(String[] arguments) throws IOException, RunnerException {
    int runs = Integer.parseInt(arguments[3]);
    Set<String> parts = Set.of(arguments[4].split(","));
    CountTimes times = new CountTimes();
    List<String> lines = new ArrayList<>();
    if (parts.contains("counters")) {
      Stream<String> others = Stream.of(arguments).skip(FIXED);
      count(times, others.map(CountRatios::program).toList(), arguments, runs);
      lines.addAll(table(times));
      times.failures().forEach((name, why) -> lines.add("not measured: " + name + ": " + why));
      lines.add("");
      RatioGoal.ALL.forEach(goal -> lines.add(goal.line(times)));
    }
    if (parts.contains("threads")) {
      lines.add(Threads.line(runs));
    }
    if (parts.contains("single")) {
      lines.addAll(SingleGoals.lines());
    }
    if (parts.contains("trace")) {
      lines.addAll(TraceRatios.lines());
    }
    lines.forEach(System.out::println);
    Files.writeString(Path.of(arguments[5]), BenchPage.of(times, lines));
  }

  private static void count(
      CountTimes times, List<Contestant> others, String[] arguments, int runs) {
    int from = Integer.parseInt(arguments[0]);
    int to = Integer.parseInt(arguments[1]);
    int searched = Integer.parseInt(arguments[2]);
    List<Contestant> ours =
        Counter.all().stream()
            .filter(counter -> !counter.name().equals("sets"))
            .map(Contestant::counter)
            .toList();
    List<Contestant> all = Stream.concat(others.stream(), ours.stream()).toList();
    new CountTimes().measure(all, WARM, WARM, 3); // the compiler needs to see them
    times.measure(all, from, Math.min(to, searched), runs);
    List<Contestant> merges = all.stream().filter(one -> !SEARCHES.contains(one.name())).toList();
    times.measure(merges, Math.max(from, searched + 1), to, runs);
  }

  /** Those that look at boards one by one, and need minutes where the others need seconds. */
  private static final Set<String> SEARCHES =
      Set.of("somers", "takaken", "bitmask", "mirror", "symmetry");

  private static Contestant program(String argument) {
    String[] parts = argument.split("=", 2);
    return Contestant.program(parts[0], parts[1]);
  }

  private static List<String> table(CountTimes times) {
    List<Integer> sizes =
        times.all().values().stream()
            .flatMap(row -> row.keySet().stream())
            .distinct()
            .sorted()
            .toList();
    List<String> lines = new ArrayList<>();
    StringBuilder head = new StringBuilder(String.format("%-20s", "seconds"));
    sizes.forEach(n -> head.append(String.format("%10s", "n = " + n)));
    lines.add(head.toString());
    for (Map.Entry<String, Map<Integer, Double>> row : times.all().entrySet()) {
      StringBuilder line = new StringBuilder(String.format("%-20s", row.getKey()));
      for (int n : sizes) {
        Double seconds = row.getValue().get(n);
        String cell = seconds == null ? "-" : String.format(Locale.ROOT, "%.3f", seconds);
        line.append(String.format("%10s", cell));
      }
      lines.add(line.toString());
    }
    return lines;
  }
}
