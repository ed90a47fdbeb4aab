package org.nqueens.kernel.shell.engine;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.nqueens.kernel.shell.Setup;
import org.nqueens.kernel.shell.classes.IndexGate;
import org.nqueens.kernel.shell.process.KernelThread;
import org.nqueens.kernel.shell.process.Outputs;
import org.nqueens.kernel.shell.process.WorkerControl;

/**
 * JShell with its thread; replaced as a whole when the compiler does not come back.
 *
 * @param abandoned the cell that its compiler is still at though nobody waits for it, if any
 */
record Home(
    ExecutorService thread,
    WorkerControl control,
    IndexGate gate,
    Future<Engine> engine,
    AtomicReference<Optional<Errand>> abandoned) {

  // The compiler is recursive: enough for all that Nesting lets pass.
  private static final long STACK = 16L << 20;

  static Home of(Setup setup, Memory memory, Set<Path> added) {
    ExecutorService thread =
        Executors.newSingleThreadExecutor(task -> KernelThread.of("interpreter", STACK, task));
    Outputs outputs = new Outputs();
    WorkerControl control = new WorkerControl(setup, outputs);
    IndexGate gate = new IndexGate();
    return new Home(
        thread,
        control,
        gate,
        thread.submit(() -> Engine.start(setup, control, outputs, gate, memory, added)),
        new AtomicReference<>(Optional.empty()));
  }

  /** Whether the startup texts are not done, or JShell itself is not there. */
  boolean isStarting() {
    return !engine.isDone();
  }

  /** Whether code of a startup text runs now. */
  boolean isInStartup() {
    return isStarting() && control.cell().isRunning();
  }

  /** Stops the startup text that runs; ends the process of one that was told and does not stop. */
  void interruptStartup() {
    if (control.cell().isStubborn()) {
      control.kill("It did not stop when it was interrupted; its Java process was ended.");
    } else {
      control.stop();
    }
  }

  /** Whether the compiler is still at a cell that nobody waits for; it may never come back. */
  boolean isAway() {
    return abandoned.get().filter(Errand::isAbandoned).isPresent();
  }

  /** An errand has its outcome; its thread may still be at it. */
  void told(Errand errand) {
    abandoned.updateAndGet(
        earlier ->
            Stream.concat(earlier.stream(), Stream.of(errand))
                .filter(Errand::isAbandoned)
                .findFirst());
  }

  /** Ends the worker; who is still in the compiler finds nothing when it comes back. */
  void leave() {
    control.close();
    gate.open(); // other interpreters of this process may wait behind it
    thread.shutdownNow();
    if (engine.isDone()) {
      engineIfAny().ifPresent(Engine::leave);
    }
  }

  private Optional<Engine> engineIfAny() {
    try {
      return Optional.of(engine.get());
    } catch (ExecutionException | InterruptedException e) {
      return Optional.empty(); // it was told when a cell asked for it
    }
  }
}
