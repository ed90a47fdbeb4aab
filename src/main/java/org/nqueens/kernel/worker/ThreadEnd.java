package org.nqueens.kernel.worker;

/**
 * Ends a single thread of a running cell: its woven checks throw, and it is interrupted again and
 * again until it is gone, because code may swallow either.
 */
final class ThreadEnd {

  private static final long AGAIN_MILLIS = 20;

  private ThreadEnd() {}

  /** Begins to end the thread; returns at once. */
  static void begin(Thread thread) {
    StopCheck.arm(thread);
    ServiceThread.start("worker-end", () -> untilGone(thread));
  }

  private static void untilGone(Thread thread) {
    try {
      while (thread.isAlive()) {
        thread.interrupt();
        thread.join(AGAIN_MILLIS);
      }
    } catch (InterruptedException e) {
      return; // somebody wants this thread to end
    } finally {
      StopCheck.disarm(thread);
    }
  }
}
