package org.nqueens.count;

/** The board sizes that a counter takes. */
final class Sizes {

  private Sizes() {}

  static void check(int n, int largest, String counter) {
    if (n < 0 || n > largest) {
      throw new IllegalArgumentException(
          "n = " + n + " is not between 0 and " + largest + ", the sizes of counter " + counter);
    }
  }
}
