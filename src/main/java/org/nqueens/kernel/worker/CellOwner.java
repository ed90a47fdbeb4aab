package org.nqueens.kernel.worker;

import java.util.concurrent.ForkJoinWorkerThread;

/** Which cell a thread works for. */
final class CellOwner {

  // A thread that a cell starts inherits the cell, and keeps it when the cell is over.
  private static final InheritableThreadLocal<Integer> CELL = new InheritableThreadLocal<>();
  private static volatile int running; // the cell of the main thread, now or last

  private CellOwner() {}

  /** The calling thread, which runs the cells, works for this cell from now on. */
  static void begin(int cell) {
    CELL.set(cell);
    running = cell;
  }

  /** The cell of the calling thread. */
  static int cell() {
    // The common pool's threads outlive the cell that happened to start them and serve all others.
    if (Thread.currentThread() instanceof ForkJoinWorkerThread) {
      return running;
    }
    Integer cell = CELL.get();
    return cell == null ? running : cell;
  }
}
