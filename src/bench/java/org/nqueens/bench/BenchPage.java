package org.nqueens.bench;

import java.util.List;
import java.util.Map;
import org.nqueens.measure.Chart;
import org.nqueens.measure.LogChart;
import tech.tablesaw.api.Table;

/** The figures as a page with a chart. */
final class BenchPage {

  private BenchPage() {}

  static String of(CountTimes times, List<String> lines) {
    LogChart chart = LogChart.of("Processor time for each n", "n", "seconds");
    for (Map.Entry<String, Map<Integer, Double>> line : times.all().entrySet()) {
      double[] sizes = line.getValue().keySet().stream().mapToDouble(n -> n).toArray();
      double[] seconds =
          line.getValue().values().stream().mapToDouble(s -> Math.max(s, 1e-4)).toArray();
      chart = sizes.length == 0 ? chart : chart.line(line.getKey(), sizes, seconds);
    }
    Chart drawn = chart.draw(Table.create("times"));
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
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
        <figure role="img" aria-label="%s">%s</figure>
        <pre>%s</pre>
        </body>
        </html>
        """
        .formatted(
            System.getProperty("java.version"),
            escape(drawn.toString()),
            drawn.svg().substring(drawn.svg().indexOf("<svg")),
            escape(String.join("\n", lines)));
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
