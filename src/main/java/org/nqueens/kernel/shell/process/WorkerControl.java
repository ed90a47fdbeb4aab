package org.nqueens.kernel.shell.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import jdk.jshell.spi.ExecutionControl;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.link.ClassFile;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Request;
import org.nqueens.kernel.shell.Setup;

/**
 * JShell's way to the worker. It remembers what JShell loaded, so that a fresh worker can take over
 * when one dies; JShell does not notice.
 */
public final class WorkerControl implements ExecutionControl {

  private final Setup setup;
  private final Outputs outputs;
  private final Map<String, ClassFile> loaded = new LinkedHashMap<>();
  private final List<String> added = new ArrayList<>(); // to the class path
  private volatile WorkerProcess process;
  private volatile boolean halted; // nothing may run: the cell was interrupted while it compiled
  private volatile boolean inWorker; // code of the cell runs
  private volatile boolean closed; // no worker is wanted any more
  private volatile Optional<String> killedBecause = Optional.empty();
  private int cell;
  private Ending ending = new Ending.Returned();
  private Optional<Report.Reply> ended = Optional.empty(); // the reply to the cell's end

  /**
   * Starts a worker; returns at once.
   *
   * @param setup what the worker is made of
   * @param outputs where its output goes
   */
  public WorkerControl(Setup setup, Outputs outputs) {
    this.setup = setup;
    this.outputs = outputs;
    this.process = WorkerProcess.start(setup, outputs);
  }

  /**
   * What runs from now on runs for this cell.
   *
   * @param number the cell's number among all cells
   */
  public void begin(int number) {
    cell = number;
    ending = new Ending.Returned();
    halted = false;
    killedBecause = Optional.empty();
    ended = Optional.empty();
  }

  /**
   * Whether code of the cell runs now; by any thread.
   *
   * @return whether it does; else it is being compiled, or over
   */
  public boolean isInWorker() {
    return inWorker;
  }

  /**
   * How the last code ended.
   *
   * @return its ending
   */
  public Ending ending() {
    return ending;
  }

  /**
   * Whether there is a worker that could run something.
   *
   * @return whether the process lives and its link holds
   */
  public boolean isWorkerAlive() {
    return process.isAlive();
  }

  /** A fresh worker that knows the classes of the old one; their variables are as at first. */
  public void revive() {
    ending = new Ending.Returned();
    halted = false;
    replaceProcess();
    try {
      for (String path : added) {
        process.ask(new Request.AddPath(path));
      }
      process.tell(new Request.Load(List.copyOf(loaded.values())));
    } catch (WorkerGone again) {
      ending = died(again);
    }
  }

  /** A fresh worker that knows nothing. */
  public void restart() {
    loaded.clear();
    added.clear();
    replaceProcess();
  }

  /** Once closed, the dead one stays: a compiler that comes back late finds nothing to run on. */
  private void replaceProcess() {
    process.kill();
    if (!closed) {
      process = WorkerProcess.start(setup, outputs);
    }
    if (closed) { // meanwhile
      process.kill();
    }
  }

  @Override
  public void load(ClassBytecodes[] classes) {
    List<ClassFile> files = new ArrayList<>();
    for (ClassBytecodes one : classes) {
      files.add(new ClassFile(one.name(), StopWeaver.weave(one.bytecodes())));
    }
    files.forEach(file -> loaded.put(file.name(), file));
    try {
      process.tell(new Request.Load(files));
    } catch (WorkerGone gone) {
      ending = died(gone);
    }
  }

  @Override
  public void redefine(ClassBytecodes[] classes) throws NotImplementedException {
    throw new NotImplementedException("a class is never changed; JShell makes a new one");
  }

  @Override
  public String invoke(String type, String method) throws RunException {
    if (ending instanceof Ending.Died) {
      throw new StoppedException();
    }
    ending = halted ? new Ending.Stopped() : ending(new Request.Invoke(cell, type, method));
    if (ending instanceof Ending.Threw threw) {
      throw new UserException("", threw.trouble().type(), new StackTraceElement[0]);
    } else if (ending instanceof Ending.Lacked lacked) {
      throw new ResolutionException(lacked.snippet(), new StackTraceElement[0]);
    } else if (ending instanceof Ending.Returned) {
      return ""; // the value stays in the worker until it is rendered
    }
    throw new StoppedException();
  }

  private Ending ending(Request request) {
    inWorker = true;
    try {
      Report.Reply reply = process.ask(request);
      if (reply instanceof Report.Thrown thrown) {
        return new Ending.Threw(thrown.trouble());
      } else if (reply instanceof Report.Unresolved unresolved) {
        return new Ending.Lacked(unresolved.snippet(), unresolved.trouble());
      } else if (reply instanceof Report.Stopped) {
        return new Ending.Stopped();
      }
      return new Ending.Returned();
    } catch (WorkerGone gone) {
      return died(gone);
    } finally {
      inWorker = false;
    }
  }

  private Ending.Died died(WorkerGone gone) {
    return new Ending.Died(killedBecause.orElse(gone.getMessage()));
  }

  /**
   * Shows the value of the cell's last code; where that fails, {@link #ending} says how. Nothing
   * follows but the end of the cell, which is asked for at once: it shall not wait for an answer to
   * cross between the processes and back.
   *
   * @return the value, if there is one to be shown
   */
  public Optional<MimeBundle> render() {
    inWorker = true;
    try {
      process.tell(new Request.Render(cell));
      process.tell(new Request.End(cell));
      Report.Reply reply = process.reply();
      ended = Optional.of(process.reply());
      if (reply instanceof Report.Done done) {
        return done.value();
      }
      ending =
          reply instanceof Report.Thrown thrown
              ? new Ending.Threw(thrown.trouble())
              : new Ending.Stopped();
    } catch (WorkerGone gone) {
      ending = died(gone);
    } finally {
      inWorker = false;
    }
    return Optional.empty();
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
   * Carries a variable's value over.
   *
   * @param from the binary name of the class that holds it
   * @param to the binary name of the class that shall hold it
   * @param field the variable's name
   * @return why it does not fit, if it does not
   */
  public Optional<String> copy(String from, String to, String field) {
    try {
      Report.Reply reply = process.ask(new Request.Copy(from, to, field));
      return reply instanceof Report.Refused refused
          ? Optional.of(refused.why())
          : Optional.empty();
    } catch (WorkerGone gone) {
      return Optional.of(gone.getMessage());
    }
  }

  /**
   * Waits until the cell's output is out.
   *
   * @return the names of its threads that go on
   */
  public List<String> end() {
    inWorker = true;
    try {
      Report.Reply reply = ended.isPresent() ? ended.get() : process.ask(new Request.End(cell));
      return reply instanceof Report.Ended end ? end.threads() : List.of();
    } catch (WorkerGone gone) {
      return List.of();
    } finally {
      inWorker = false;
    }
  }

  /**
   * Stops the running code; by any thread.
   *
   * @param number the cell's number; code of another cell goes on
   */
  public void halt(int number) {
    halted = true;
    try {
      process.tell(new Request.Stop(number));
    } catch (WorkerGone gone) {
      return; // what runs no more needs no stop
    }
  }

  /**
   * Ends the worker under the running code; by any thread.
   *
   * @param why what the reader is told, in one sentence
   */
  public void kill(String why) {
    killedBecause = Optional.of(why);
    process.kill();
  }

  /**
   * The values of variables as texts; where that fails, {@link #ending} says how.
   *
   * @param places the fields that hold them
   * @return a text for each, in order; none where it fails
   */
  public List<String> values(List<Request.Place> places) {
    inWorker = true;
    try {
      Report.Reply reply = process.ask(new Request.Values(cell, places));
      if (reply instanceof Report.Listed listed) {
        return listed.texts();
      }
      ending =
          reply instanceof Report.Thrown thrown
              ? new Ending.Threw(thrown.trouble())
              : new Ending.Stopped();
    } catch (WorkerGone gone) {
      ending = died(gone);
    } finally {
      inWorker = false;
    }
    return List.of();
  }

  @Override
  public String varValue(String type, String field) {
    return values(List.of(new Request.Place(type, field))).stream().findFirst().orElse("");
  }

  @Override
  public void addToClasspath(String path) {
    for (String entry : path.split(java.io.File.pathSeparator)) {
      if (!added.contains(entry) && !setup.classPath().contains(Path.of(entry))) {
        added.add(entry);
        try {
          process.ask(new Request.AddPath(entry));
        } catch (WorkerGone gone) {
          ending = died(gone);
        }
      }
    }
  }

  @Override
  public void stop() {
    halt(cell);
  }

  @Override
  public Object extensionCommand(String command, Object argument) throws NotImplementedException {
    throw new NotImplementedException(command);
  }

  @Override
  public void close() {
    closed = true;
    process.kill();
  }
}
