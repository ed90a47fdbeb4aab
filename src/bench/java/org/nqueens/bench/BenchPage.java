package org.nqueens.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.nqueens.measure.Chart;
import org.nqueens.measure.LogChart;
import tech.tablesaw.api.Table;

/** The figures as a page with a chart. */
final class BenchPage {

  private BenchPage() {}

  static String of(CountTimes times, List<String> lines) {
    String charts =
        times.all().isEmpty() ? "" : figure(seconds(times)) + figure(ratios(times, "somers"));
    return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>How fast the queens are counted</title>
    <style>
    body { font: 16px/1.5 sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
    svg { max-width: 100%%; height: auto; }
    pre { overflow-x: auto; }
    </style>
    </head>
    <body>
    <h1>How fast the queens are counted</h1>
    <p>Seconds of processor time on one thread, the least of some runs. Another machine has other
    times; the ratios are what may be compared. Java %s.</p>
    %s
    <pre>%s</pre>
    </body>
    </html>
    """
        .formatted(System.getProperty("java.version"), charts, escape(String.join("\n", lines)));
  }

  private static String figure(Optional<Chart> chart) {
    return chart
        .map(
            drawn ->
                "<figure role=\"img\" aria-label=\"%s\">%s</figure>"
                    .formatted(
                        escape(drawn.toString()),
                        drawn.svg().substring(drawn.svg().indexOf("<svg"))))
        .orElse("");
  }

  private static Optional<Chart> seconds(CountTimes times) {
    return draw(LogChart.of("Processor time for each n", "n", "seconds"), times.all());
  }

  /** Everyone's time divided by one's. */
  private static Optional<Chart> ratios(CountTimes times, String one) {
    Map<String, Map<Integer, Double>> all = new LinkedHashMap<>();
    times
        .all()
        .forEach(
            (name, row) ->
                row.keySet()
                    .forEach(
                        n ->
                            times
                                .ratio(name, one, n)
                                .ifPresent(
                                    ratio ->
                                        all.computeIfAbsent(name, key -> new TreeMap<>())
                                            .put(n, ratio))));
    return draw(LogChart.of("Times as long as " + one, "n", "ratio"), all);
  }

  private static Optional<Chart> draw(LogChart empty, Map<String, Map<Integer, Double>> lines) {
    LogChart chart = empty;
    int drawn = 0;
    for (Map.Entry<String, Map<Integer, Double>> line : lines.entrySet()) {
      double[] sizes = line.getValue().keySet().stream().mapToDouble(n -> n).toArray();
      double[] values =
          line.getValue().values().stream().mapToDouble(v -> Math.max(v, 1e-4)).toArray();
      chart = sizes.length == 0 ? chart : chart.line(line.getKey(), sizes, values);
      drawn += sizes.length;
    }
    return drawn == 0 ? Optional.empty() : Optional.of(chart.draw(Table.create("times")));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
