package org.nqueens.count.task;

import java.util.Locale;

/** The board sizes that a counter takes. */
public final class Sizes {

  /**
   * The largest board whose count fits a {@code long}, as far as anyone can tell: for 27 it is 2.3
   * · 10¹⁷, for 28 it is not known, but grows by less than 12 times, and a {@code long} holds 39
   * times as many. For 29 it would not do.
   */
  public static final int LARGEST = 28;

  private Sizes() {}

  /**
   * Refuses what no counter takes.
   *
   * @param n the board's size
   * @throws IllegalArgumentException if it is not between 0 and {@link #LARGEST}
   */
  public static void check(int n) {
    if (n < 0 || n > LARGEST) {
      throw new IllegalArgumentException(
          "n = " + n + " is not between 0 and " + LARGEST + ", the sizes that can be counted");
    }
  }

  /**
   * Refuses what a counter does not take.
   *
   * @param n the board's size
   * @param largest the largest one that the counter takes, from 0 on
   * @param counter the counter's name
   * @throws IllegalArgumentException if the size is out of this range; the message tells the range
   */
  public static void check(int n, int largest, String counter) {
    check(n, 0, largest, counter);
  }

  /**
   * Refuses what a counter does not take.
   *
   * @param n the board's size
   * @param smallest the smallest one that the counter takes
   * @param largest the largest one
   * @param counter the counter's name
   * @throws IllegalArgumentException if the size is out of this range; the message tells the range
   */
  public static void check(int n, int smallest, int largest, String counter) {
    if (n < smallest || n > largest) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "n = %d is not between %d and %d, the sizes of counter %s",
              n,
              smallest,
              largest,
              counter));
    }
  }
}
