package org.nqueens.printout;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.count.Count;
import org.nqueens.count.CountResult;
import org.nqueens.count.Counter;
import org.nqueens.count.forecast.Forecast;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.solve.Solver;
import org.nqueens.solve.Tally;

/**
 * The number of solutions as the command line prints it.
 *
 * <p>A name of the ladder is searched with its nodes and candidates counted; the others, and those
 * names too that a counter shares where threads or a journal are wanted, are counted without
 * looking.
 *
 * @param n the size of the board
 * @param solver a counter's name or one of the ladder; the fastest counter unless given
 * @param threads how many threads; one for each processor unless given
 * @param journal a file that keeps what is finished
 * @param time whether the time taken is told
 * @param json whether it is one JSON object, or a sentence
 */
public record CountPrintout(
    int n,
    Optional<String> solver,
    OptionalInt threads,
    Optional<Path> journal,
    boolean time,
    boolean json) {

  private static final int LONG = 20; // the smallest n that may take minutes
  private static final int SECONDS = 17; // the smallest n that takes longer than a JVM's start

  /**
   * Why the fastest counter is not the one that counts, where memory is the reason.
   *
   * @return a sentence without its full stop, or nothing where none is wanted
   */
  public Optional<String> detour() {
    if (solver.isPresent() || !isMergeable() || QuadrantMemory.of(n).fits()) {
      return Optional.empty();
    }
    QuadrantMemory memory = QuadrantMemory.of(n);
    return Optional.of(
        "%s: symmetry counts, which takes longer; java %s -jar … would do"
            .formatted(memory, memory.option()));
  }

  /**
   * What to say when the memory did not do.
   *
   * @return a sentence without its full stop, with the memory that there is and a way out
   */
  public String outOfMemory() {
    boolean merge = solver.isEmpty() || solver.get().startsWith(Counter.quadrants().name());
    if (!merge || !isMergeable() || QuadrantMemory.of(n).fits()) {
      return "The count needs more than the %s of memory that this JVM may use: java -Xmx8g -jar …"
              .formatted(QuadrantMemory.size(memory()))
          + " gives more";
    }
    QuadrantMemory memory = QuadrantMemory.of(n);
    return "%s: java %s -jar … gives it that, and --solver symmetry needs next to none"
        .formatted(memory, memory.option());
  }

  private boolean isMergeable() {
    return n >= 0 && n <= Counter.quadrants().largest();
  }

  /**
   * What to expect, where it may take long; to find out takes a second.
   *
   * @return a sentence without its full stop, or nothing for a count that is soon done
   * @throws IllegalArgumentException if there is no such solver or board
   */
  public Optional<String> forecast() {
    if (n < LONG || isSearched()) {
      return Optional.empty();
    }
    Counter counter = counter();
    boolean merge = counter.family().equals(Counter.quadrants().family());
    if (n > counter.largest() || merge && QuadrantMemory.of(n).table() > memory()) {
      return Optional.empty(); // refused in a moment, with the reason
    }
    int working = threads.orElse(Runtime.getRuntime().availableProcessors());
    return Optional.of(Forecast.of(n, counter, working).toString());
  }

  /**
   * Whether a JVM with the Vector API would count enough faster to be started for it.
   *
   * @return true for larger boards by the fastest counter, and where the vectors are asked for
   */
  public boolean gainsFromVectors() {
    return solver.isPresent()
        ? solver.get().equals(Counter.VECTORS)
        : n >= SECONDS && isMergeable() && QuadrantMemory.of(n).fits();
  }

  private static long memory() {
    return Runtime.getRuntime().maxMemory();
  }

  /**
   * Counts.
   *
   * @param progress hears which share of the work is done, from 0 to 1, if that is known
   * @return the line to be printed
   * @throws IllegalArgumentException if there is no such solver, board or number of threads, or the
   *     journal is of another count or damaged
   * @throws java.io.UncheckedIOException if the journal cannot be read or written
   */
  public String line(DoubleConsumer progress) {
    CountFigures figures = isSearched() ? searched(Solver.of(solver.get())) : counted(progress);
    return json ? figures.json(time) : figures.sentence(time);
  }

  private boolean isSearched() {
    boolean rung = solver.isPresent() && Solver.names().contains(solver.get());
    boolean parallel = threads.isPresent() || journal.isPresent();
    if (rung && parallel && !counters().toList().contains(solver.get())) {
      throw new IllegalArgumentException(
          "the solver %s searches on one thread and keeps no journal; these do: %s"
              .formatted(solver.get(), counters().collect(Collectors.joining(", "))));
    }
    return rung && !parallel;
  }

  private CountFigures searched(Solver rung) {
    Tally tally = rung.tally(n);
    long start = System.nanoTime();
    if (time) {
      rung.count(n); // again, for the counting of nodes takes time
    }
    long nanos = System.nanoTime() - start;
    return new CountFigures(
        n,
        tally.solver(),
        tally.solutions(),
        OptionalLong.of(tally.nodes()),
        tally.candidates(),
        nanos);
  }

  private CountFigures counted(DoubleConsumer progress) {
    Count count =
        Count.of(n, counter()).watch((done, tasks) -> progress.accept((double) done / tasks));
    count = threads.isPresent() ? count.threads(threads.getAsInt()) : count;
    CountResult result = (journal.isPresent() ? count.journal(journal.get()) : count).run();
    return new CountFigures(
        n,
        result.counter(),
        result.solutions(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        result.nanos());
  }

  private Counter counter() {
    if (solver.isEmpty()) {
      return Counter.fastest(n);
    }
    if (!counters().toList().contains(solver.get())) {
      throw new IllegalArgumentException(
          "there is no solver '%s'; there are %s"
              .formatted(
                  solver.get(),
                  Stream.concat(Solver.names().stream(), counters())
                      .distinct()
                      .collect(Collectors.joining(", "))));
    }
    return Counter.of(solver.get());
  }

  private static Stream<String> counters() {
    return Stream.concat(
            Counter.all().stream().map(Counter::name), Stream.of(Counter.VECTORS, "fundamental"))
        .distinct();
  }
}
