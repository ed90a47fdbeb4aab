package org.nqueens.kernel.shell.process;

import java.util.List;
import java.util.Optional;
import jdk.jshell.spi.ExecutionControl;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Request;
import org.nqueens.kernel.shell.Setup;

/**
 * JShell's way to the worker. It remembers what JShell loaded, so that a fresh worker can take over
 * when one dies; JShell does not notice.
 *
 * <p>{@link #kill}, {@link #stop}, {@link #close} and {@link #isWorkerAlive} may be called by any
 * thread, all else by the interpreter's.
 */
public final class WorkerControl implements ExecutionControl {

  private final CurrentWorker worker;
  private final CellInWorker cell;
  private final Handover handover;

  /**
   * Starts a worker; returns at once.
   *
   * @param setup what the worker is made of
   * @param outputs where its output goes
   */
  public WorkerControl(Setup setup, Outputs outputs) {
    this.worker = new CurrentWorker(setup, outputs);
    this.cell = new CellInWorker(worker);
    this.handover = new Handover(setup.classPath());
  }

  /**
   * The cell that runs, whichever it is.
   *
   * @return the same at all times
   */
  public CellInWorker cell() {
    return cell;
  }

  /**
   * Whether there is a worker that could run something; by any thread.
   *
   * @return whether the process lives and its link holds
   */
  public boolean isWorkerAlive() {
    return worker.process().isAlive();
  }

  /** A fresh worker that knows the classes of the old one; their variables are as at first. */
  public void revive() {
    cell.resume();
    worker.replace();
    try {
      handover.tell(worker.process());
    } catch (WorkerGone again) {
      cell.lose(again);
    }
  }

  @Override
  public void load(ClassBytecodes[] classes) {
    try {
      worker.process().tell(new Request.Load(handover.classes(classes)));
    } catch (WorkerGone gone) {
      cell.lose(gone);
    }
  }

  @Override
  public void redefine(ClassBytecodes[] classes) throws NotImplementedException {
    throw new NotImplementedException("a class is never changed; JShell makes a new one");
  }

  @Override
  public String invoke(String type, String method) throws RunException {
    Ending ending = cell.invoke(type, method);
    if (ending instanceof Ending.Threw threw) {
      throw new UserException("", threw.trouble().type(), new StackTraceElement[0]);
    } else if (ending instanceof Ending.Lacked lacked) {
      throw new ResolutionException(lacked.snippet(), new StackTraceElement[0]);
    } else if (ending instanceof Ending.Returned) {
      return ""; // the value stays in the worker until it is rendered
    }
    throw new StoppedException();
  }

  /**
   * Carries a variable's value over.
   *
   * @param from the binary name of the class that holds it
   * @param to the binary name of the class that shall hold it
   * @param field the variable's name
   * @return why it does not fit, if it does not
   */
  public Optional<String> copy(String from, String to, String field) {
    try {
      Report.Reply reply = worker.process().ask(new Request.Copy(from, to, field));
      return reply instanceof Report.Refused refused
          ? Optional.of(refused.why())
          : Optional.empty();
    } catch (WorkerGone gone) {
      return Optional.of(gone.getMessage());
    }
  }

  /**
   * Ends the worker under the running code; by any thread.
   *
   * @param why what the reader is told, in one sentence
   */
  public void kill(String why) {
    worker.kill(why);
  }

  @Override
  public String varValue(String type, String field) {
    return cell.values(List.of(new Request.Place(type, field))).stream().findFirst().orElse("");
  }

  @Override
  public void addToClasspath(String path) {
    for (String entry : handover.entries(path)) {
      try {
        worker.process().ask(new Request.AddPath(entry));
      } catch (WorkerGone gone) {
        cell.lose(gone);
      }
    }
  }

  @Override
  public void stop() {
    cell.halt();
  }

  @Override
  public Object extensionCommand(String command, Object argument) throws NotImplementedException {
    throw new NotImplementedException(command);
  }

  @Override
  public void close() {
    worker.close();
  }
}
