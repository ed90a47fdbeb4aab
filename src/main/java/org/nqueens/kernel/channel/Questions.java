package org.nqueens.kernel.channel;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

/** The question for input that is open, if one is. Threads that ask at once take turns. */
final class Questions {

  private final ReentrantLock turn = new ReentrantLock(true);
  private volatile CompletableFuture<Optional<String>> open =
      CompletableFuture.completedFuture(Optional.empty());

  /**
   * Asks and waits.
   *
   * @param send sends the question
   * @return the answer, or empty if the question was withdrawn
   */
  Optional<String> ask(Runnable send) {
    turn.lock();
    try {
      open = new CompletableFuture<>();
      send.run();
      return open.join();
    } finally {
      turn.unlock();
    }
  }

  /** Gives the open question its answer; without one, the answer comes too late and is dropped. */
  void answer(String line) {
    open.complete(Optional.of(line));
  }

  /** Ends the waiting without an answer. */
  void withdraw() {
    open.complete(Optional.empty());
  }
}
