package org.nqueens.kernel.display;

/**
 * What a library can ask about threads that run a cell's code; cells themselves need none of it.
 */
public final class CellThreads {

  private CellThreads() {}

  /**
   * Ends one thread as an interrupt ends a cell: at the next method entry or loop of the cells'
   * code, with a {@link CellStopped}. Returns at once; a thread that is in other code stays there.
   *
   * @param thread a thread that a cell has started, directly or through a library
   * @throws IllegalStateException outside a cell of this kernel
   */
  public static void end(Thread thread) {
    Display.screen().end(thread);
  }
}
