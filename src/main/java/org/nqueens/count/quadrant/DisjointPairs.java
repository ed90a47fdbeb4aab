package org.nqueens.count.quadrant;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * Joins keys and counts the pairs of two keys that share no bit: all the work of the merge, in
 * plain Java or by vectors. For one thread at a time.
 *
 * <p>To count, some east keys are tabulated, and any number of west keys meet them all at once.
 */
public interface DisjointPairs {

  /** How many places behind the last pair {@link #join} may write to. */
  int SLACK = 8;

  /**
   * Pairs in plain Java.
   *
   * @return a new one, for one thread
   */
  static DisjointPairs plain() {
    return new SlicedPairs();
  }

  /**
   * Pairs by vectors.
   *
   * @return what makes a new one, for one thread; nothing where this JVM or its processor has no
   *     wide vectors
   */
  static Optional<Supplier<DisjointPairs>> vectors() {
    return Vectors.pairs();
  }

  /**
   * How many east keys are tabulated at a time.
   *
   * @return 1 or more
   */
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
   * @param west keys of as many bits as the tabulated ones
   * @param from the first of them
   * @param to behind the last of them
   * @return the number of disjoint pairs
   */
  long disjoint(long[] west, int from, int to);

  /**
   * Adds the union of each disjoint pair of two ranges of keys to an array.
   *
   * @param few keys
   * @param first the first of them
   * @param last behind the last of them
   * @param many keys to be joined to each of the few
   * @param from the first of them
   * @param to behind the last of them
   * @param target room for all pairs and {@link #SLACK} more, from {@code at} on
   * @param at where the first union goes
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
