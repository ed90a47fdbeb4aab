package org.nqueens.measure;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.nqueens.solve.Solver;
import org.nqueens.solve.Tally;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.IntColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * Runs over board sizes and solvers: what each whole search came to, without a clock.
 *
 * <p>Immutable. The searches are run by {@link #over}, one after the other.
 */
public final class Sweep {

  private final List<Solver> solvers;
  private final List<Tally> tallies;
  private final List<Stopwatch.Times> times; // one for each tally, or none at all
  private final DoubleConsumer watcher;

  private Sweep(
      List<Solver> solvers,
      List<Tally> tallies,
      List<Stopwatch.Times> times,
      DoubleConsumer watcher) {
    this.solvers = List.copyOf(solvers);
    this.tallies = List.copyOf(tallies);
    this.times = List.copyOf(times);
    this.watcher = watcher;
  }

  /**
   * A sweep of some solvers, not yet run.
   *
   * @param solvers at least one
   * @return a sweep without results
   */
  public static Sweep of(Solver... solvers) {
    return of(List.of(solvers));
  }

  /**
   * A sweep of some solvers, not yet run.
   *
   * @param solvers at least one
   * @return a sweep without results
   */
  public static Sweep of(List<Solver> solvers) {
    if (solvers.isEmpty()) {
      throw new IllegalArgumentException("a sweep needs at least one solver");
    }
    return new Sweep(solvers, List.of(), List.of(), share -> {});
  }

  /**
   * This sweep, telling how far it is.
   *
   * @param progress hears the share of the searches that is done, from 0 to 1, as far as the growth
   *     of searches with n lets tell; anew in {@link #over} and in {@link #timed}
   * @return a changed copy
   */
  public Sweep watched(DoubleConsumer progress) {
    return new Sweep(solvers, tallies, times, progress);
  }

  /**
   * Runs the solvers on every board from one size to another.
   *
   * @param from the smallest n, 0 or more
   * @param to the largest n, at least {@code from}
   * @return this sweep with its results, by solver and then by n
   * @throws IllegalArgumentException if the range is empty or a solver refuses a size
   * @throws org.nqueens.solve.SearchStopped if the thread is interrupted
   */
  public Sweep over(int from, int to) {
    if (from < 0 || from > to) {
      throw new IllegalArgumentException(
          "from n = " + from + " to " + to + ": the first must be 0 or more, the second no less");
    }
    solvers.forEach(solver -> solver.about().check(to)); // before the work, not after half of it
    List<Tally> results = new ArrayList<>();
    Share share = new Share(from, to, solvers.size(), watcher);
    for (Solver solver : solvers) {
      for (int n = from; n <= to; n++) {
        results.add(solver.tally(n));
        share.done(n);
      }
    }
    return new Sweep(solvers, results, List.of(), watcher);
  }

  /**
   * This sweep with each search timed, too: once more, without anyone who counts its nodes.
   *
   * @param stopwatch how to time it
   * @return a sweep whose table has the median times
   * @throws org.nqueens.solve.SearchStopped if the thread is interrupted
   */
  public Sweep timed(Stopwatch stopwatch) {
    Map<String, Solver> byName =
        solvers.stream()
            .collect(Collectors.toMap(s -> s.about().name(), Function.identity(), (a, b) -> a));
    List<Stopwatch.Times> all = new ArrayList<>();
    int from = tallies.stream().mapToInt(Tally::n).min().orElse(0);
    int to = tallies.stream().mapToInt(Tally::n).max().orElse(0);
    Share share = new Share(from, to, solvers.size(), watcher);
    for (Tally tally : tallies) {
      all.add(stopwatch.times(byName.get(tally.solver()), tally.n()));
      share.done(tally.n());
    }
    return new Sweep(solvers, tallies, all, watcher);
  }

  /**
   * What each search came to.
   *
   * @return one tally for each solver and n, by solver and then by n; empty before {@link #over}
   */
  public List<Tally> tallies() {
    return tallies;
  }

  /**
   * The results as a table: solver, n, solutions, nodes, candidates; after {@link #timed} the
   * median time, in milliseconds.
   *
   * @return a new table; candidates are missing where a solver does not try squares one by one
   */
  public Table table() {
    StringColumn solver = StringColumn.create("solver");
    IntColumn n = IntColumn.create("n");
    LongColumn solutions = LongColumn.create("solutions");
    LongColumn nodes = LongColumn.create("nodes");
    LongColumn candidates = LongColumn.create("candidates");
    for (Tally tally : tallies) {
      solver.append(tally.solver());
      n.append(tally.n());
      solutions.append(tally.solutions());
      nodes.append(tally.nodes());
      if (tally.candidates().isPresent()) {
        candidates.append(tally.candidates().getAsLong());
      } else {
        candidates.appendMissing();
      }
    }
    Table table = Table.create("sweep", solver, n, solutions, nodes, candidates);
    return times.isEmpty()
        ? table
        : table.addColumns(
            DoubleColumn.create("millis", times.stream().mapToDouble(Stopwatch.Times::median)));
  }

  /**
   * The table as comma-separated values: a line with the names of the columns, then the rows.
   *
   * @return lines, each with its end; what is missing is empty
   */
  public String csv() {
    StringWriter text = new StringWriter();
    table().write().csv(text);
    return text.toString();
  }

  /**
   * The table in columns of text.
   *
   * @return lines, each with its end
   */
  public String text() {
    return new TextTable(table()).toString();
  }

  /**
   * The nodes against n, one line a solver.
   *
   * @return a chart with a logarithmic axis
   */
  public Chart chart() {
    return chart("nodes", Tally::nodes);
  }

  /**
   * The solutions against n, one line a solver.
   *
   * @return a chart with a logarithmic axis; sizes without solutions have no point
   */
  public Chart solutionsChart() {
    return chart("solutions", Tally::solutions);
  }

  /**
   * The candidates against n, one line for each solver that tries squares one by one.
   *
   * @return a chart with a logarithmic axis
   */
  public Chart candidatesChart() {
    return chart("candidates", tally -> orNone(tally.candidates()));
  }

  private static double orNone(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : 0;
  }

  private Chart chart(String what, ToDoubleFunction<Tally> number) {
    Map<String, List<Tally>> lines =
        tallies.stream()
            .filter(tally -> number.applyAsDouble(tally) > 0) // there is no logarithm of 0
            .collect(Collectors.groupingBy(Tally::solver, LinkedHashMap::new, Collectors.toList()));
    LogChart chart = LogChart.of(capital(what) + " for each n", "n", what);
    for (Map.Entry<String, List<Tally>> line : lines.entrySet()) {
      double[] sizes = line.getValue().stream().mapToDouble(Tally::n).toArray();
      double[] numbers = line.getValue().stream().mapToDouble(number).toArray();
      chart = chart.line(line.getKey(), sizes, numbers);
    }
    return chart.draw(table().selectColumns("solver", "n", what));
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  @Override
  public String toString() {
    return tallies.isEmpty()
        ? "a sweep not yet run: over(from, to) runs it"
        : tallies.stream().map(Tally::toString).collect(Collectors.joining("\n"));
  }
}
