package org.nqueens.kernel.worker;

/**
 * Memory put by for the moment when a cell has used up all there is: enough to say so, and for the
 * next cell to let something go.
 */
final class Reserve {

  private static final int BYTES = 4 << 20;

  private byte[] bytes = new byte[BYTES];

  void release() {
    bytes = new byte[0];
  }

  void fill() {
    if (bytes.length == 0) {
      try {
        bytes = new byte[BYTES];
      } catch (OutOfMemoryError full) {
        release(); // perhaps the next time
      }
    }
  }
}
