package org.nqueens.exercise;

import java.math.BigInteger;

/** In how many ways: exact numbers, however large. */
public final class Ways {

  private Ways() {}

  /**
   * The ways to choose some squares out of many, the order not counting.
   *
   * @param squares how many there are, 0 or more
   * @param queens how many are chosen, 0 to {@code squares}
   * @return the binomial coefficient, by {@code queens} multiplications
   */
  public static BigInteger choose(int squares, int queens) {
    if (queens < 0 || queens > squares) {
      throw new IllegalArgumentException(
          queens + " of " + squares + " squares: choose between 0 and " + squares);
    }
    BigInteger ways = BigInteger.ONE;
    for (int k = 1; k <= queens; k++) {
      ways = ways.multiply(BigInteger.valueOf(squares - queens + k)).divide(BigInteger.valueOf(k));
    }
    return ways;
  }

  /**
   * The ways to put things in order.
   *
   * @param things how many, 0 or more
   * @return 1 · 2 · … · {@code things}
   */
  public static BigInteger order(int things) {
    BigInteger ways = BigInteger.ONE;
    for (int k = 2; k <= things; k++) {
      ways = ways.multiply(BigInteger.valueOf(k));
    }
    return ways;
  }
}
