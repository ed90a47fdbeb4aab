package org.nqueens.kernel.notebook;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.shell.Interpreter;

/**
 * Stops a cell that runs too long: by an interrupt, by a second one if the first did not help (the
 * kernel then replaces its worker), at last by closing the kernel.
 */
final class Deadline implements AutoCloseable {

  private static final Duration GRACE = Duration.ofSeconds(5);

  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Deadline::daemon);
  private volatile boolean passed;

  Deadline(Duration limit, Interpreter interpreter) {
    after(
        limit,
        () -> {
          passed = true;
          interpreter.interrupt();
        });
    after(limit.plus(GRACE), interpreter::interrupt);
    after(limit.plus(GRACE.multipliedBy(2)), interpreter::close);
  }

  /** Whether the time was up before the deadline was closed. */
  boolean passed() {
    return passed;
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }

  private void after(Duration time, Runnable action) {
    clock.schedule(action, time.toMillis(), TimeUnit.MILLISECONDS);
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "deadline of a cell");
    thread.setDaemon(true);
    return thread;
  }
}
