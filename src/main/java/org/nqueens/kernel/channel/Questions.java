package org.nqueens.kernel.channel;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.ReentrantLock;

/** The question for input that is open, if one is. Threads that ask at once take turns. */
final class Questions {

  private final ReentrantLock turn = new ReentrantLock(true);
  private volatile CompletableFuture<String> open = CompletableFuture.completedFuture("");

  /**
   * Asks and waits.
   *
   * @param send sends the question
   * @return the answer, or empty if the thread was interrupted
   */
  Optional<String> ask(Runnable send) {
    try {
      turn.lockInterruptibly();
    } catch (InterruptedException e) {
      return Optional.empty();
    }
    try {
      open = new CompletableFuture<>();
      send.run();
      return Optional.of(open.get());
    } catch (InterruptedException | ExecutionException e) {
      return Optional.empty();
    } finally {
      turn.unlock();
    }
  }

  /** Gives the open question its answer; without one, the answer comes too late and is dropped. */
  void answer(String line) {
    open.complete(line);
  }
}
