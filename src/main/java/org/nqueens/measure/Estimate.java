package org.nqueens.measure;

import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Knuth's estimate of the number of nodes of the search row by row: walk down at random, choosing
 * one of the free columns each time; if the walk had d₀, d₁, d₂ … choices, it guesses 1 + d₀ + d₀d₁
 * + d₀d₁d₂ + … nodes. The mean of many guesses tends to the true number.
 *
 * <p>Source: D. E. Knuth, Estimating the efficiency of backtrack programs, 1975. A probe takes time
 * in proportion to n; the guesses of a seed are always the same.
 */
public final class Estimate {

  private static final int LARGEST = 31;

  private final int n;
  private final long seed;
  private final double[] guesses;

  private Estimate(int n, long seed, double[] guesses) {
    this.n = n;
    this.seed = seed;
    this.guesses = guesses;
  }

  /**
   * Probes the tree of a board.
   *
   * @param n the board's size, 0 to 31
   * @param probes how many walks, 1 or more
   * @param seed of the random numbers
   * @return the estimate
   */
  public static Estimate of(int n, int probes, long seed) {
    if (n < 0 || n > LARGEST) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and " + LARGEST);
    }
    if (probes < 1) {
      throw new IllegalArgumentException(probes + " walks: at least 1 is needed");
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] guesses = new double[probes];
    for (int i = 0; i < probes; i++) {
      guesses[i] = probe(n, random);
    }
    return new Estimate(n, seed, guesses);
  }

  private static double probe(int n, SplittableRandom random) {
    int all = n == 0 ? 0 : -1 >>> 32 - n;
    int columns = 0;
    int ascending = 0;
    int descending = 0;
    double width = 1;
    double nodes = 1;
    for (int row = 0; row < n; row++) {
      int free = all & ~(columns | ascending | descending);
      if (free == 0) {
        break;
      }
      width *= Integer.bitCount(free);
      nodes += width;
      int queen = pick(free, random.nextInt(Integer.bitCount(free)));
      columns |= queen;
      ascending = (ascending | queen) >>> 1;
      descending = (descending | queen) << 1;
    }
    return nodes;
  }

  /** The bit of a set that has so many below it. */
  private static int pick(int set, int index) {
    int left = set;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return left & -left;
  }

  /**
   * The estimate.
   *
   * @return the mean of the guesses
   */
  public double nodes() {
    return Arrays.stream(guesses).average().orElseThrow();
  }

  /**
   * How far the estimate is likely to be off.
   *
   * @return the standard error of the mean; 0 for a single probe
   */
  public double error() {
    double mean = nodes();
    double squares = Arrays.stream(guesses).map(g -> (g - mean) * (g - mean)).sum();
    int probes = guesses.length;
    return probes == 1 ? 0 : Math.sqrt(squares / (probes - 1) / probes);
  }

  /**
   * The guesses, in the order they were made.
   *
   * @return a copy
   */
  public double[] guesses() {
    return guesses.clone();
  }

  /**
   * The mean after each number of probes, with the true number beside it where it is known.
   *
   * @return a chart of the estimate as it settles
   */
  public Chart chart() {
    return Convergence.of(n, guesses).chart();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "n = %d: about %,.0f nodes, give or take %,.0f (%,d walks, seed %d)",
        n,
        nodes(),
        error(),
        guesses.length,
        seed);
  }
}
