package org.nqueens.kernel.magic;

import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * The reader's wish to stop, as far as magics are concerned: it ends the waiting of a magic and
 * keeps the pieces behind it from running.
 */
final class Interrupts {

  private boolean wanted;
  private Optional<Thread> waiting = Optional.empty();

  /** A cell begins: an earlier wish is over. */
  synchronized void begin() {
    wanted = false;
  }

  /** Whether the running cell is to stop. */
  synchronized boolean wanted() {
    return wanted;
  }

  /** Stops the running cell; may be called by any thread. */
  synchronized void interrupt() {
    wanted = true;
    waiting.ifPresent(Thread::interrupt);
  }

  /**
   * Waits for something that an interrupt may end.
   *
   * @param wait called at once, in this thread
   * @return what it gives
   * @throws Exception what it throws: an {@link InterruptedException} where the reader interrupts
   */
  <T> T during(Callable<T> wait) throws Exception {
    start();
    try {
      return wait.call();
    } finally {
      stop();
    }
  }

  private synchronized void start() throws InterruptedException {
    if (wanted) {
      throw new InterruptedException();
    }
    waiting = Optional.of(Thread.currentThread());
  }

  private synchronized void stop() {
    waiting = Optional.empty();
    Thread.interrupted(); // the wish is kept in wanted, the thread goes on unmarked
  }
}
