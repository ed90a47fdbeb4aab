package org.nqueens.kernel.shell.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.process.KernelThread;
import org.nqueens.kernel.shell.report.Ansi;

/**
 * One cell to be run, from the moment it is asked for until somebody has its outcome. Who waits for
 * the outcome gets it from here, so that an interrupt is answered even while the compiler, which
 * nothing can stop, is at work.
 */
final class Errand {

  private static final Duration PATIENCE = Duration.ofMillis(80); // with the compiler
  private static final Duration SILENT = Duration.ofSeconds(1); // while another cell is compiled
  private static final Duration LATE = Duration.ofSeconds(2); // then the reader is told
  private static final String BEFORE = "The cell was interrupted before its turn came.";

  private final Function<Engine, CellRun> work;
  private final CellOutput output;
  private final boolean isFirst;
  private final CompletableFuture<Outcome> outcome = new CompletableFuture<>();
  private final CompletableFuture<Boolean> finished = new CompletableFuture<>();
  private volatile Optional<CellRun> run = Optional.empty();
  private boolean begun;
  private boolean told; // why it does not begin
  private boolean interrupted;
  private boolean stubborn; // the reader was told that it does not stop

  /**
   * An errand that nobody has begun.
   *
   * @param cell what the reader wrote, or a piece of it
   * @param work what to run for it
   * @param output where notes go
   */
  Errand(Cell cell, Function<Engine, CellRun> work, CellOutput output) {
    this.isFirst = cell.firstLine() == 1;
    this.work = work;
    this.output = output;
  }

  /** Runs the cell, unless nobody waits for it any more; by the thread of the engine. */
  void perform(Engine engine) {
    Outcome end = outcome.isDone() ? outcome.join() : run(engine);
    finished.complete(true); // before the outcome: who gets that must not take this for abandoned
    outcome.complete(end);
    engine.rest();
  }

  private Outcome run(Engine engine) {
    try {
      begin();
      CellRun started = work.apply(engine);
      if (!isItsTurn(started)) {
        return CellRun.stopped(BEFORE);
      }
      engine.timeLimit().ifPresent(limit -> KernelThread.start("cell-limit", () -> keep(limit)));
      return started.execute();
    } catch (Throwable failure) { // a reply always goes out
      return broken(failure);
    }
  }

  /** What was told of the waiting is over; but what a magic before it has shown stays. */
  private synchronized void begin() {
    begun = true;
    if (told && isFirst) {
      output.clear(false);
    }
  }

  private synchronized void tell(String why) {
    if (!begun) {
      told = true;
      output.stream(CellOutput.Stream.ERR, why);
    }
  }

  /** From now on an interrupt goes to the run; not if there was one before. */
  private synchronized boolean isItsTurn(CellRun started) {
    run = Optional.of(started);
    return !interrupted;
  }

  private static Outcome broken(Throwable failure) {
    String message = "The kernel failed on this cell: " + failure;
    return new Outcome.Failed("KernelError", message, List.of(Ansi.wrong(message)));
  }

  /** Waits for the outcome. */
  Outcome outcome() {
    return outcome.join();
  }

  /** Whether its thread is still at it, although its outcome is out. */
  boolean isAbandoned() {
    return outcome.isDone() && !finished.isDone();
  }

  /** Whether it waits for the thread of the engine. */
  boolean isWaiting() {
    return run.isEmpty();
  }

  /** Says why nothing happens while the compiler is still at an earlier cell. */
  void tellWaiting() {
    if (!isDoneWithin(SILENT) && isWaiting()) {
      tell(
          "Note: the compiler is still at an earlier cell that was interrupted. Interrupt this one,"
              + " too, to replace it; then the values of the variables are lost.\n");
    }
  }

  /** Says why nothing happens while a startup text runs. */
  void tellStarting(BooleanSupplier inStartup) {
    while (!isDoneWithin(SILENT) && isWaiting()) {
      if (inStartup.getAsBoolean()) { // else it is being compiled, or JShell is not there yet
        tell("Note: a startup text is still running. Interrupt this cell to stop it.\n");
        return;
      }
    }
  }

  /** Ends it with an outcome, whatever its thread is doing. */
  void abandon(Outcome.Failed end) {
    outcome.complete(end);
  }

  /** Stops the cell; once it has proved stubborn, replaces its worker. By any thread. */
  synchronized void interrupt() {
    if (stubborn) {
      run.ifPresent(one -> one.replaceWorker("The cell did not stop; its Java process was ended."));
    } else if (!interrupted) {
      interrupted = true;
      run.ifPresent(one -> one.interrupt("The cell was interrupted."));
      KernelThread.start("interrupt-watch", this::watch);
    }
  }

  private void watch() {
    leaveCompiler(isWaiting() ? BEFORE : "The cell was interrupted while it was compiled.");
    if (!isDoneWithin(LATE.minus(PATIENCE))) {
      tellLate();
    }
  }

  /** Gives the outcome without the compiler, should it be at work. */
  private void leaveCompiler(String why) {
    if (!isDoneWithin(PATIENCE) && !run.filter(CellRun::isInWorker).isPresent()) {
      outcome.complete(CellRun.stopped(why));
    }
  }

  private synchronized void tellLate() {
    stubborn = true;
    output.stream(
        CellOutput.Stream.ERR,
        "Note: the cell does not react to the interrupt. Interrupt it again to end its Java"
            + " process; then the values of the variables are lost.\n");
  }

  /** Keeps the cell to a time limit. */
  private void keep(Duration limit) {
    if (!isDoneWithin(limit)) {
      String why = "The cell ran longer than its limit of %s.".formatted(seconds(limit));
      run.ifPresent(one -> one.interrupt(why));
      leaveCompiler(why);
      if (!isDoneWithin(LATE)) {
        run.ifPresent(
            one -> one.replaceWorker(why + " It did not stop; its Java process was ended."));
      }
    }
  }

  private static String seconds(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() / 1000.0 + " s";
  }

  private boolean isDoneWithin(Duration time) {
    try {
      outcome.get(time.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (ExecutionException | InterruptedException e) {
      return true;
    }
  }
}
