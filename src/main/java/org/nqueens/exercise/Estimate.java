package org.nqueens.exercise;

import java.util.Random;
import org.nqueens.board.BitRows;

/**
 * The size of a search tree, estimated by random walks after Knuth (1975): at each node one safe
 * column is chosen by chance, and the numbers of choices met so far, multiplied, stand for all the
 * nodes of the level. The mean of many walks comes to the true number.
 *
 * @param n the size of the board
 * @param probes how many walks were made
 * @param mean the estimate, the root included
 * @param standardError how far from the truth such a mean usually is
 */
public record Estimate(int n, int probes, double mean, double standardError) {

  /**
   * Estimates the number of nodes.
   *
   * @param n the size of the board, 0 to 60
   * @param probes how many walks, 2 or more
   * @param seed the same seed gives the same walks
   * @return the estimate, in time proportional to n · probes
   */
  public static Estimate of(int n, int probes, long seed) {
    if (n < 0 || n > 60 || probes < 2) {
      throw new IllegalArgumentException(
          "n = %d and probes = %d: n is 0 to 60, probes 2 or more".formatted(n, probes));
    }
    Random random = new Random(seed);
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < probes; i++) {
      double one = probe(n, random);
      sum += one;
      squares += one * one;
    }
    double mean = sum / probes;
    double variance = Math.max(0, (squares - sum * mean) / (probes - 1));
    return new Estimate(n, probes, mean, Math.sqrt(variance / probes));
  }

  /**
   * One random walk.
   *
   * @param n the size of the board, 0 to 60
   * @param random chooses the columns
   * @return the number of nodes that this walk stands for, the root included
   */
  public static double probe(int n, Random random) {
    double nodes = 1;
    double level = 1;
    BitRows row = BitRows.top(n);
    while (row.row() < n && row.free() != 0) {
      int choices = Long.bitCount(row.free());
      level *= choices;
      nodes += level;
      row = row.below(chosen(row.free(), random.nextInt(choices)));
    }
    return nodes;
  }

  private static long chosen(long free, int index) {
    long left = free;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return left & -left;
  }
}
