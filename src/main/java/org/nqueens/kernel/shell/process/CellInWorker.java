package org.nqueens.kernel.shell.process;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Request;

/**
 * The cell that runs, as far as the worker has to do with it: what is asked for it, and how that
 * ended.
 *
 * <p>{@link #halt}, {@link #isRunning}, {@link #isStopped} and {@link #isStubborn} may be called by
 * any thread, all else by the interpreter's.
 */
public final class CellInWorker {

  private interface Talk {
    Report.Reply with(WorkerProcess process) throws WorkerGone;
  }

  private static final long PATIENCE = 2_000_000_000; // nanoseconds

  private final CurrentWorker worker;
  private volatile int number;
  private volatile Optional<Long> halted = Optional.empty(); // when; nothing may run any more
  private volatile boolean running; // code of the cell, in the worker
  private volatile Ending ending = new Ending.Returned();
  private Optional<Report.Reply> ended = Optional.empty(); // the reply to the cell's end

  CellInWorker(CurrentWorker worker) {
    this.worker = worker;
  }

  /**
   * What runs from now on runs for this cell.
   *
   * @param cell the cell's number among all cells
   */
  public void begin(int cell) {
    number = cell;
    resume();
    worker.begin();
    ended = Optional.empty();
  }

  /** A fresh worker is there: what the old one did to the cell is over. */
  void resume() {
    ending = new Ending.Returned();
    halted = Optional.empty();
  }

  /** The worker has ended under the cell. */
  void lose(WorkerGone gone) {
    ending = worker.death(gone);
  }

  /**
   * Whether code of the cell runs now; by any thread.
   *
   * @return whether it does; else it is being compiled, or over
   */
  public boolean isRunning() {
    return running;
  }

  /**
   * Whether code of the cell was stopped, so that its end is near; by any thread.
   *
   * @return whether it was
   */
  public boolean isStopped() {
    return ending instanceof Ending.Stopped;
  }

  /**
   * How the last code ended.
   *
   * @return its ending
   */
  public Ending ending() {
    return ending;
  }

  /** Runs a method, unless the cell is stopped or has lost its worker; how that ended. */
  Ending invoke(String type, String method) {
    if (ending instanceof Ending.Died) {
      return ending;
    } else if (halted.isPresent()) {
      ending = new Ending.Stopped();
    } else {
      running(process -> process.ask(new Request.Invoke(number, type, method)))
          .ifPresent(reply -> ending = after(reply));
    }
    return ending;
  }

  private static Ending after(Report.Reply reply) {
    if (reply instanceof Report.Unresolved unresolved) {
      return new Ending.Lacked(unresolved.snippet(), unresolved.trouble());
    }
    return reply instanceof Report.Done ? new Ending.Returned() : failed(reply);
  }

  /** How code ended that was to give a value and gave this reply. */
  private static Ending failed(Report.Reply reply) {
    return reply instanceof Report.Thrown thrown
        ? new Ending.Threw(thrown.trouble())
        : new Ending.Stopped();
  }

  /**
   * Shows the value of the cell's last code; where that fails, {@link #ending} says how. Nothing
   * follows but the end of the cell, which is asked for at once: it shall not wait for an answer to
   * cross between the processes and back.
   *
   * @return the value, if there is one to be shown
   */
  public Optional<MimeBundle> render() {
    Optional<Report.Reply> reply = running(this::renderAndEnd);
    if (reply.isPresent() && reply.get() instanceof Report.Done done) {
      return done.value();
    }
    reply.ifPresent(other -> ending = failed(other));
    return Optional.empty();
  }

  private Report.Reply renderAndEnd(WorkerProcess process) throws WorkerGone {
    process.tell(new Request.Render(number));
    process.tell(new Request.End(number));
    Report.Reply rendered = process.reply();
    ended = Optional.of(process.reply());
    return rendered;
  }

  /**
   * The values of variables as texts; where that fails, {@link #ending} says how.
   *
   * @param places the fields that hold them
   * @return a text for each, in order; none where it fails
   */
  public List<String> values(List<Request.Place> places) {
    Optional<Report.Reply> reply =
        running(process -> process.ask(new Request.Values(number, places)));
    if (reply.isPresent() && reply.get() instanceof Report.Listed listed) {
      return listed.texts();
    }
    reply.ifPresent(other -> ending = failed(other));
    return List.of();
  }

  /**
   * Does something beside the cell, whose ending stays what it is.
   *
   * @param <T> the type of what comes of it
   * @param work what to do
   * @return what comes of it
   */
  public <T> T aside(Supplier<T> work) {
    Ending before = ending;
    try {
      return work.get();
    } finally {
      ending = before;
    }
  }

  /**
   * Waits until the cell's output is out.
   *
   * @return the names of its threads that go on
   */
  public List<String> end() {
    Optional<Report.Reply> reply =
        ended.or(() -> aside(() -> running(process -> process.ask(new Request.End(number)))));
    return reply.isPresent() && reply.get() instanceof Report.Ended end ? end.threads() : List.of();
  }

  /** The reply of the worker while it runs code of the cell, unless it ends over it. */
  private Optional<Report.Reply> running(Talk talk) {
    running = true;
    try {
      return Optional.of(talk.with(worker.process()));
    } catch (WorkerGone gone) {
      lose(gone);
      return Optional.empty();
    } finally {
      running = false;
    }
  }

  /**
   * Stops the running code, and what would run next; by any thread. The worker has been told when
   * this returns, so that a question withdrawn afterwards is no answer; one that is only just
   * starting is not waited for and hears of it when it is there.
   *
   * @param cell the cell's number; code of another cell goes on
   */
  public void halt(int cell) {
    halted = halted.or(() -> Optional.of(System.nanoTime()));
    if (worker.process().isThere()) {
      tellToStop(cell);
    } else {
      KernelThread.start("halt", () -> tellToStop(cell));
    }
  }

  /** Stops the running code, whichever cell it is of; by any thread. */
  void halt() {
    halt(number);
  }

  private void tellToStop(int cell) {
    try {
      worker.process().tell(new Request.Stop(cell));
    } catch (WorkerGone gone) {
      return; // what runs no more needs no stop
    }
  }

  /**
   * Whether code goes on although it was told to stop a while ago; by any thread.
   *
   * @return whether only the end of its process will stop it
   */
  public boolean isStubborn() {
    return running && halted.filter(when -> System.nanoTime() - when > PATIENCE).isPresent();
  }
}
