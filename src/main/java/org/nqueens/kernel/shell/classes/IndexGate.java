package org.nqueens.kernel.shell.classes;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Holds back JShell's index of all classes, which JShell makes in a thread of its own as soon as it
 * is asked for an analysis. Names without an import need it, and nobody has such a name before the
 * first cell; meanwhile its 200 ms of processor time and 14 MiB would delay the first result.
 *
 * <p>JShell has one such thread for the whole process, so no gate stays closed for long.
 */
public final class IndexGate {

  private static final int LONGEST_SECONDS = 5;

  private final CountDownLatch closed = new CountDownLatch(1);

  /** Lets the index be made. */
  public void open() {
    closed.countDown();
  }

  /** Waits until it is open; by the thread of the index. */
  void pass() {
    try {
      closed.await(LONGEST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // somebody wants the thread to go on
    }
  }
}
