package org.nqueens.count;

import java.util.List;

/** Counts the pairs of an east and a west key that share no bit. For one thread at a time. */
interface DisjointPairs {

  /**
   * Counts all east keys against several lists of west keys. The east keys are tabulated: it pays
   * to call the shorter lists so.
   *
   * @param east keys of {@code bits} bits
   * @param west lists of keys of {@code bits} bits; the pairs of list i count 2^i times
   * @param bits 0 to 63
   * @return the weighted number of disjoint pairs
   */
  long count(Keys east, List<Keys> west, int bits);
}
