package org.nqueens.measure;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.board.KnownCounts;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.Table;

/** How an estimate settles: its mean after 1, 2, 5, 10, 20, 50 … probes. */
record Convergence(int n, List<Integer> probes, List<Double> means) {

  static Convergence of(int n, double[] guesses) {
    List<Integer> probes = new ArrayList<>();
    List<Double> means = new ArrayList<>();
    double sum = 0;
    for (int i = 1; i <= guesses.length; i++) {
      sum += guesses[i - 1];
      if (isShown(i) || i == guesses.length) {
        probes.add(i);
        means.add(sum / i);
      }
    }
    return new Convergence(n, probes, means);
  }

  private static boolean isShown(int probes) {
    int first = probes;
    while (first >= 10 && first % 10 == 0) {
      first /= 10;
    }
    return first == 1 || first == 2 || first == 5;
  }

  Chart chart() {
    double[] across = probes.stream().mapToDouble(Integer::doubleValue).toArray();
    double[] up = means.stream().mapToDouble(Double::doubleValue).toArray();
    LogChart chart =
        LogChart.of(
                "Knuth's estimate of the nodes for n = " + n + " as the walks add up",
                "walks",
                "nodes")
            .linear()
            .logarithmicAcross()
            .line("mean of the guesses", across, up);
    if (n <= KnownCounts.LARGEST_NODES) {
      double truth = KnownCounts.nodes(n);
      double last = Math.max(across[across.length - 1], 2);
      chart = chart.line("true number", new double[] {1, last}, new double[] {truth, truth});
    }
    return chart.draw(table());
  }

  private Table table() {
    return Table.create(
        "estimate",
        IntColumn.create("walks", probes.stream().mapToInt(Integer::intValue).toArray()),
        DoubleColumn.create("mean", means.stream().mapToDouble(Double::doubleValue).toArray()));
  }
}
