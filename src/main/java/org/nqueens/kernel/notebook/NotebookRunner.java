package org.nqueens.kernel.notebook;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.nqueens.kernel.session.Surroundings;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/**
 * Executes notebooks, each on a kernel of its own, from top to bottom.
 *
 * <p>A cell that fails ends the run of its notebook, since what follows leans on it; unless the
 * cell is tagged {@code raises-exception}, or the runner is told to go on.
 */
public final class NotebookRunner {

  /** The tag of a cell that is meant to fail. */
  public static final String RAISES = "raises-exception";

  /** The name of the error of a cell that ran too long. */
  public static final String TIMEOUT = "CellTimeout";

  private static final long START_SECONDS = 60;

  private final Function<Path, Interpreter> kernels;
  private final Optional<Duration> limit;
  private final boolean goesOn;

  /**
   * A runner.
   *
   * @param kernels gives a fresh kernel that works in a folder; called once for each notebook
   * @param limit the longest time that a cell may run, if there is one
   * @param goesOn whether the cells after a failure run too
   */
  public NotebookRunner(
      Function<Path, Interpreter> kernels, Optional<Duration> limit, boolean goesOn) {
    this.kernels = kernels;
    this.limit = limit;
    this.goesOn = goesOn;
  }

  /**
   * A runner on kernels of ours, set up by the user's environment variables as in Jupyter.
   *
   * @param limit the longest time that a cell may run, if there is one
   * @param goesOn whether the cells after a failure run too
   * @return the runner
   */
  public static NotebookRunner onFreshKernels(Optional<Duration> limit, boolean goesOn) {
    return new NotebookRunner(new Surroundings(System.getenv())::open, limit, goesOn);
  }

  /**
   * Runs a notebook on a fresh kernel.
   *
   * @param notebook any notebook in Java; its saved outputs are not looked at
   * @param folder where relative paths in its cells begin
   * @param listener is told of each cell
   * @return the notebook with the outputs of this run, and what failed
   */
  public NotebookRun run(Notebook notebook, Path folder, RunListener listener) {
    try (Interpreter kernel = kernels.apply(folder)) {
      awaitStart(kernel);
      return run(notebook, listener, kernel);
    }
  }

  /**
   * The time that a kernel needs to start is not the first cell's. What a startup script has not
   * done within a minute it never will: an interrupt stops it, and the first cell says so.
   */
  private static void awaitStart(Interpreter kernel) {
    CompletableFuture<?> started = CompletableFuture.supplyAsync(kernel::definitions);
    while (!started.isDone()) {
      try {
        started.get(START_SECONDS, TimeUnit.SECONDS);
      } catch (TimeoutException late) {
        kernel.interrupt();
      } catch (ExecutionException failed) {
        return; // the first cell tells of it
      } catch (InterruptedException asked) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  /**
   * Runs a notebook on a kernel that may have run others.
   *
   * @param notebook any notebook in Java; its saved outputs are not looked at
   * @param listener is told of each cell
   * @param kernel the kernel; it stays open
   * @return the notebook with the outputs of this run, and what failed
   */
  public NotebookRun run(Notebook notebook, RunListener listener, Interpreter kernel) {
    int total = (int) notebook.cells().stream().filter(NotebookCell::runs).count();
    Transcript transcript = new Transcript();
    List<Ran> ran = new ArrayList<>();
    boolean stopped = false;
    int number = 0;
    for (NotebookCell cell : notebook.cells()) {
      if (stopped || !cell.runs()) {
        ran.add(Ran.not(cell));
        continue;
      }
      var place = new RunListener.Place(++number, total, cell);
      Ran done = execute(place, listener, kernel, transcript);
      ran.add(done);
      stopped = done.failure().isPresent() && !goesOn;
    }
    return result(notebook, ran);
  }

  private Ran execute(
      RunListener.Place place, RunListener listener, Interpreter kernel, Transcript transcript) {
    listener.started(place);
    long start = System.nanoTime();
    Transcript.Page page = transcript.open();
    Outcome outcome = outcome(new Cell(place.number(), place.cell().source()), kernel, page);
    page.close(place.number(), outcome);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    Optional<CellFailure> failure = failure(place, outcome);
    listener.ended(place, time, failure);
    return new Ran(place.cell(), OptionalInt.of(place.number()), Optional.of(page), failure);
  }

  private Outcome outcome(Cell cell, Interpreter kernel, Transcript.Page page) {
    if (limit.isEmpty()) {
      return kernel.execute(cell, page);
    }
    try (Deadline deadline = new Deadline(limit.get(), kernel)) {
      Outcome outcome = kernel.execute(cell, page);
      return deadline.passed() && outcome instanceof Outcome.Failed failed
          ? tooLong(failed)
          : outcome;
    }
  }

  private Outcome.Failed tooLong(Outcome.Failed stopped) {
    String sentence =
        "The cell ran longer than " + Durations.show(limit.orElseThrow()) + " and was stopped.";
    List<String> report = new ArrayList<>(List.of(sentence));
    report.addAll(stopped.report());
    return new Outcome.Failed(TIMEOUT, sentence, report);
  }

  private static Optional<CellFailure> failure(RunListener.Place place, Outcome outcome) {
    boolean meant = place.cell().tags().contains(RAISES);
    return outcome instanceof Outcome.Failed failed && (!meant || failed.name().equals(TIMEOUT))
        ? Optional.of(
            new CellFailure(
                place.number(), place.cell(), failed.name(), failed.message(), failed.report()))
        : Optional.empty();
  }

  private static NotebookRun result(Notebook notebook, List<Ran> ran) {
    List<NotebookCell> cells = ran.stream().map(Ran::after).toList();
    List<CellFailure> failures = ran.stream().flatMap(r -> r.failure().stream()).toList();
    return new NotebookRun(notebook.withCells(cells), failures);
  }

  /** A cell and what came of it; its page is read last, when all cells have run. */
  private record Ran(
      NotebookCell cell,
      OptionalInt count,
      Optional<Transcript.Page> page,
      Optional<CellFailure> failure) {

    static Ran not(NotebookCell cell) {
      return new Ran(cell, OptionalInt.empty(), Optional.empty(), Optional.empty());
    }

    NotebookCell after() {
      return cell.after(count, page.map(Transcript.Page::outputs).orElse(List.of()));
    }
  }
}
