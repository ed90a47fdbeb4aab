package org.nqueens.kernel.shell.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Setup;
import org.nqueens.kernel.shell.process.KernelThread;
import org.nqueens.kernel.shell.report.Ansi;

/**
 * The interpreter over JShell: hands every call to the one thread in which JShell lives, and waits
 * for it.
 */
public final class JShellInterpreter implements Interpreter {

  private static final long LOOK_MILLIS = 100; // between looks whether a startup text runs

  private final Setup setup;
  private final Set<Path> added = ConcurrentHashMap.newKeySet(); // to the class path
  private volatile Home home;
  private volatile Memory memory = Memory.EMPTY;
  private volatile Optional<Errand> current = Optional.empty();

  private JShellInterpreter(Setup setup) {
    this.setup = setup;
    this.home = Home.of(setup, memory, Set.of());
  }

  /**
   * Starts an interpreter over JShell with a worker process. Returns at once: the first call that
   * needs them waits until both are there.
   *
   * @param setup what it is made of
   * @return the interpreter
   */
  public static Interpreter open(Setup setup) {
    return new JShellInterpreter(setup);
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    return outcome(new Errand(cell, engine -> engine.prepare(cell, output), output));
  }

  @Override
  public Outcome variables(Cell cell, CellOutput output) {
    return outcome(new Errand(cell, engine -> engine.prepareList(cell, output), output));
  }

  private Outcome outcome(Errand errand) {
    current = Optional.of(errand);
    Home here = hand(errand);
    if (here.isStarting()) {
      KernelThread.start("startup-watch", () -> errand.tellStarting(here::isInStartup));
    } else if (isAway()) {
      KernelThread.start("compiler-watch", errand::tellWaiting);
    }
    try {
      return errand.outcome();
    } finally {
      current = Optional.empty();
      here.told(errand);
    }
  }

  /** Gives an errand to who is at home, who may be replaced meanwhile. */
  private Home hand(Errand errand) {
    while (true) {
      Home here = home;
      try {
        here.thread().execute(() -> perform(errand, here));
        return here;
      } catch (RejectedExecutionException left) {
        if (here == home) { // nobody comes any more
          errand.abandon(unavailable(new IllegalStateException("it is closed")));
          return here;
        }
      }
    }
  }

  private void perform(Errand errand, Home here) {
    try {
      Engine engine = here.engine().get();
      errand.perform(engine);
      remember(engine, here);
    } catch (ExecutionException | InterruptedException e) {
      errand.abandon(unavailable(e));
    }
  }

  /** Behind a cell, so that its outcome does not wait. */
  private void remember(Engine engine, Home here) {
    try {
      Memory now = engine.memory();
      synchronized (this) {
        memory = here == home ? now : memory;
      }
    } catch (RuntimeException unclear) {
      return; // what is known from before is still of use, and the cell has its outcome
    }
  }

  private static Outcome.Failed unavailable(Exception why) {
    String message = "The Java interpreter could not be started: " + why.getMessage();
    return new Outcome.Failed("KernelError", message, List.of(Ansi.wrong(message)));
  }

  @Override
  public void interrupt() {
    Home here = home;
    if (here.isStarting()) {
      current.ifPresent(Errand::interrupt);
      here.interruptStartup();
    } else {
      current.ifPresent(this::interrupt);
    }
  }

  private void interrupt(Errand errand) {
    if (errand.isWaiting() && isAway()) {
      String lost = Variables.told(memory.variables());
      renew(memory); // first, since whoever has the outcome may send the next cell at once
      errand.abandon(
          CellRun.stopped(
              "The compiler had not come back from an earlier cell and was replaced" + lost));
    } else {
      errand.interrupt();
    }
  }

  private boolean isAway() {
    return home.isAway();
  }

  private synchronized void renew(Memory kept) {
    Home before = home;
    home = Home.of(setup, kept, added); // first: a cell that is refused at the old one looks here
    memory = kept.withoutValues();
    before.leave();
  }

  @Override
  public Completions complete(String code, int cursor) {
    Completions none = new Completions(cursor, cursor, List.of());
    return ask(engine -> engine.complete(code, cursor), none);
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    return ask(engine -> engine.inspect(code, cursor), Optional.empty());
  }

  @Override
  public Completeness completeness(String code) {
    Completeness unknown = new Completeness(Completeness.State.UNKNOWN, "");
    return ask(engine -> engine.completeness(code), unknown);
  }

  @Override
  public void addToClassPath(List<Path> entries) {
    entries.forEach(entry -> added.add(entry.toAbsolutePath()));
    if (isAway()) { // it gets them when it comes back, and who replaces it has them from the start
      Home here = home;
      here.thread().execute(() -> add(entries, here));
    } else {
      call(engine -> engine.addToClassPath(entries));
    }
  }

  private static void add(List<Path> entries, Home here) {
    try {
      here.engine().get().addToClassPath(entries);
    } catch (ExecutionException | InterruptedException e) {
      return; // without an engine there is nothing to add to
    }
  }

  @Override
  public List<Definition> definitions() {
    return isAway() ? memory.definitions() : call(Engine::definitions);
  }

  @Override
  public void reset() {
    renew(Memory.EMPTY);
  }

  private <T> T call(Function<Engine, T> task) {
    return call(task, home, Optional.empty());
  }

  /** Asks what is worth no long wait: while nobody can say how long that would be, nothing. */
  private <T> T ask(Function<Engine, T> question, T nothing) {
    return isAway() ? nothing : call(question, home, Optional.of(nothing));
  }

  private <T> T call(Function<Engine, T> task, Home here, Optional<T> inStartup) {
    Future<T> answer = here.thread().submit(() -> task.apply(here.engine().get()));
    while (true) {
      try {
        return answer.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException late) {
        if (inStartup.isPresent() && here.isInStartup()) {
          answer.cancel(false);
          return inStartup.get();
        }
      } catch (ExecutionException e) {
        throw new IllegalStateException(
            "the Java interpreter failed: " + e.getCause(), e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("interrupted while waiting for the interpreter", e);
      }
    }
  }

  /** Leaves the worker at once; JShell has nothing of its own to be closed. */
  @Override
  public void close() {
    home.leave();
  }
}
