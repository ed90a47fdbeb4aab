package org.nqueens.exercise.trial;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.nqueens.words.Message;

/**
 * Runs a reader's code in a thread of its own, so that a loop without an end ends the check and not
 * the session.
 *
 * @param patience how long an answer may take
 * @param ender ends what heeds no interrupt, where somebody can
 */
public record Watchdog(Duration patience, ThreadEnder ender) {

  /** How long an interrupted thread is given to leave. */
  private static final Duration GRACE = Duration.ofMillis(200);

  /** How many times that long a class is waited for that the thread is making ready. */
  private static final int READY = 50;

  /** How many times that long the thread is waited for when nothing else can end it. */
  private static final int LAST = 10;

  /**
   * A watchdog with the help that there is.
   *
   * @param patience how long an answer may take
   */
  public Watchdog(Duration patience) {
    this(patience, ThreadEnder.present());
  }

  /** Runs the code, passing on what it throws; no answer in time is {@link Unanswered}. */
  void guard(Object looking, Guarded code) throws Throwable {
    Throwable[] thrown = new Throwable[1];
    Thread thread = new Thread(() -> thrown[0] = outcomeOf(code), "exercise");
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join(patience.toMillis());
      if (thread.isAlive()) {
        throw givenUp(thread, looking);
      }
    } catch (InterruptedException reader) {
      thread.interrupt();
      Thread.currentThread().interrupt();
      throw new CancellationException("The check was interrupted.");
    }
    if (thrown[0] != null) {
      throw thrown[0];
    }
  }

  private Unanswered givenUp(Thread thread, Object looking) throws InterruptedException {
    for (ThreadEnder means : List.<ThreadEnder>of(Thread::interrupt, ender)) {
      if (thread.isAlive()) {
        means.end(thread);
        thread.join(GRACE.toMillis());
      }
    }
    for (int more = 0; more < READY && isInitialising(thread); more++) {
      thread.join(GRACE.toMillis());
    }
    stop(thread);
    for (int more = 0; more < LAST && thread.isAlive(); more++) {
      thread.join(GRACE.toMillis());
    }
    Object still = thread.isAlive() ? Message.of("frame.still-running") : "";
    return new Unanswered(
        Message.of("frame.no-answer", Math.max(1, patience.toSeconds()), looking, still));
  }

  /** Whether it is making a class ready: one that is cut short in that is spoilt for everybody. */
  private static boolean isInitialising(Thread thread) {
    return Stream.of(thread.getStackTrace())
        .anyMatch(frame -> frame.getMethodName().equals("<clinit>"));
  }

  /**
   * Ends a loop that heeds nothing else. The thread runs nothing but the reader's code, so no lock
   * of ours can be left half-held. From Java 20 on there is no such means: where no ender could
   * reach it, the thread is left to run, as quietly as it can.
   */
  @SuppressWarnings({"deprecation", "removal"})
  private static void stop(Thread thread) {
    thread.setPriority(Thread.MIN_PRIORITY);
    try {
      thread.stop();
    } catch (UnsupportedOperationException sinceJava20) {
      return;
    }
  }

  private static Throwable outcomeOf(Guarded code) {
    try {
      code.run();
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }
}
