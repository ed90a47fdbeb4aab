package org.nqueens.count;

/**
 * Joins keys and counts the pairs of two keys that share no bit: all the work of the merge, in
 * plain Java or by vectors. For one thread at a time.
 *
 * <p>To count, some east keys are tabulated, and any number of west keys meet them all at once.
 */
interface DisjointPairs {

  /** How many places behind the last pair {@link #join} may write to. */
  int SLACK = 8;

  /** How many east keys are tabulated at a time. */
  int lanes();

  /**
   * Tabulates east keys; those of the last time are forgotten.
   *
   * @param keys keys of {@code bits} bits
   * @param from the first of them
   * @param number how many, 1 to {@link #lanes()}
   * @param bits 0 to 48
   */
  void tabulate(long[] keys, int from, int number, int bits);

  /**
   * Counts the pairs of a tabulated east key and a west key that share no bit.
   *
   * @param west keys, from {@code from} to {@code to - 1}
   */
  long disjoint(long[] west, int from, int to);

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
