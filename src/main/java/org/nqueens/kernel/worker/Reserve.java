package org.nqueens.kernel.worker;

/**
 * Memory put by for the moment when a cell has used up all there is: enough to say so, and for the
 * next cell to let something go.
 */
final class Reserve {

  private static final int BYTES = 4 << 20;
  private static final int ROOM = 4 * BYTES; // with less, the next cell needs what was let go

  private byte[] bytes = new byte[BYTES];

  void release() {
    bytes = new byte[0];
  }

  /** Puts the memory by again, once there is more than that. */
  void fill() {
    if (bytes.length == 0 && free() >= ROOM) {
      try {
        bytes = new byte[BYTES];
      } catch (OutOfMemoryError full) {
        release(); // perhaps the next time
      }
    }
  }

  /** What is free, or could be asked of the system; not what another collection would set free. */
  private static long free() {
    Runtime memory = Runtime.getRuntime();
    return memory.maxMemory() - memory.totalMemory() + memory.freeMemory();
  }
}
