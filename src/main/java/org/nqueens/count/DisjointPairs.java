package org.nqueens.count;

import java.util.List;

/**
 * Joins and counts the pairs of two keys that share no bit: all the work of the merge, in plain
 * Java or by vectors. For one thread at a time.
 */
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

  /** How many places behind the last pair {@link #join} may write to. */
  int SLACK = 8;

  /**
   * Adds the union of each disjoint pair of two ranges of keys to an array.
   *
   * @param few keys, from {@code first} to {@code last - 1}
   * @param many keys, from {@code from} to {@code to - 1}
   * @param target room for all pairs and {@link #SLACK} more, from {@code at} on
   * @return where the next one goes
   */
  default int join(
      long[] few, int first, int last, long[] many, int from, int to, long[] target, int at) {
    int next = at;
    for (int i = first; i < last; i++) {
      long key = few[i];
      for (int j = from; j < to; j++) {
        long other = many[j];
        target[next] = key | other; // written always, kept if disjoint: cheaper than a jump
        next += (key & other) == 0 ? 1 : 0;
      }
    }
    return next;
  }
}
