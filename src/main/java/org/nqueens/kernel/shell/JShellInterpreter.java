package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The interpreter over JShell: hands every call to the one thread in which JShell lives, and waits
 * for it.
 */
final class JShellInterpreter implements Interpreter {

  // The compiler is recursive: deeply nested code needs a deep stack.
  private static final long STACK = 8L << 20;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(task -> KernelThread.of("interpreter", STACK, task));
  private final Future<Engine> engine;

  private JShellInterpreter(Setup setup) {
    Outputs outputs = new Outputs();
    WorkerControl control = new WorkerControl(setup, outputs);
    engine = thread.submit(() -> Engine.start(setup, control, outputs));
  }

  static Interpreter open(Setup setup) {
    return new JShellInterpreter(setup);
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    return call(() -> engine.get().execute(cell, output));
  }

  @Override
  public Completions complete(String code, int cursor) {
    return call(() -> engine.get().complete(code, cursor));
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    return call(() -> engine.get().inspect(code, cursor));
  }

  @Override
  public Completeness completeness(String code) {
    return call(() -> engine.get().completeness(code));
  }

  @Override
  public void addToClassPath(List<Path> entries) {
    call(
        () -> {
          engine.get().addToClassPath(entries);
          return entries;
        });
  }

  @Override
  public List<Definition> definitions() {
    return call(() -> engine.get().definitions());
  }

  @Override
  public void reset() {
    call(
        () -> {
          engine.get().reset();
          return true;
        });
  }

  private <T> T call(Callable<T> task) {
    try {
      return thread.submit(task).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for the interpreter", e);
    }
  }

  @Override
  public void interrupt() {
    if (engine.isDone()) {
      try {
        engine.get().interrupt();
      } catch (ExecutionException | InterruptedException e) {
        return; // an engine that did not start runs nothing
      }
    }
  }

  @Override
  public void close() {
    call(
        () -> {
          engine.get().close();
          return true;
        });
    thread.shutdownNow();
  }
}
