package org.nqueens.printout;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.nqueens.measure.Stopwatch;
import org.nqueens.measure.Sweep;
import org.nqueens.solve.Solver;

/**
 * A sweep over board sizes and solvers as the command line prints it.
 *
 * @param from the smallest n
 * @param to the largest n
 * @param solvers names of the ladder
 * @param csv where the table goes as comma-separated values
 * @param chart where the chart of the nodes goes as SVG
 * @param time whether the searches are timed too
 */
public record SweepPrintout(
    int from,
    int to,
    List<String> solvers,
    Optional<Path> csv,
    Optional<Path> chart,
    boolean time) {

  private static final Stopwatch BRIEF = new Stopwatch(1, 3);
  private static final double SEARCHED = 0.2; // of the work, where four runs more are timed

  /** Copies the list. */
  public SweepPrintout {
    solvers = List.copyOf(solvers);
  }

  /**
   * Searches, writes the files and answers the table.
   *
   * @param progress hears which share of the work is done, from 0 to 1
   * @return the table as lines of text
   * @throws IllegalArgumentException if there is no such solver or board, or the range is empty
   * @throws IOException if a file cannot be written
   */
  public String table(DoubleConsumer progress) throws IOException {
    if (csv.isPresent() && chart.map(Whereabouts::of).equals(csv.map(Whereabouts::of))) {
      throw new IllegalArgumentException(
          "the table and the chart cannot both be the file " + csv.get());
    }
    for (Path file : Stream.of(csv, chart).flatMap(Optional::stream).toList()) {
      new WholeFile(file).check();
    }
    Sweep sweep = swept(progress);
    if (csv.isPresent()) {
      new WholeFile(csv.get()).write(sweep.csv());
    }
    if (chart.isPresent()) {
      new WholeFile(chart.get()).write(sweep.chart().svg());
    }
    return sweep.text();
  }

  private Sweep swept(DoubleConsumer progress) {
    double searches = time ? SEARCHED : 1;
    Sweep sweep =
        Sweep.of(solvers.stream().map(Solver::of).toList())
            .watched(share -> progress.accept(searches * share))
            .over(from, to);
    return time
        ? sweep.watched(share -> progress.accept(searches + (1 - searches) * share)).timed(BRIEF)
        : sweep;
  }
}
