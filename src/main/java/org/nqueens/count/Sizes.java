package org.nqueens.count;

/** The board sizes that a counter takes. */
final class Sizes {

  /**
   * The largest board whose count fits a {@code long}, as far as anyone can tell: for 27 it is 2.3
   * · 10¹⁷, for 28 it is not known, but grows by less than 12 times, and a {@code long} holds 39
   * times as many. For 29 it would not do.
   */
  static final int LARGEST = 28;

  private Sizes() {}

  static void check(int n, int largest, String counter) {
    if (n < 0 || n > largest) {
      throw new IllegalArgumentException(
          "n = " + n + " is not between 0 and " + largest + ", the sizes of counter " + counter);
    }
  }
}
