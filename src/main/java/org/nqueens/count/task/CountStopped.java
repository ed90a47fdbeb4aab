package org.nqueens.count.task;

/** Ends a count whose thread was interrupted. */
public final class CountStopped extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** A count that ends here. */
  public CountStopped() {
    super("the count was interrupted");
  }

  /**
   * Ends the count if the thread was asked to stop; leaves the thread's interrupt flag set.
   *
   * @throws CountStopped if the thread was interrupted
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CountStopped();
    }
  }
}
