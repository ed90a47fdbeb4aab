package org.nqueens.count.quadrant;

import java.util.Arrays;

/** The keys of half boards: a growing list that is used again and again by one thread. */
final class Keys {

  private final DisjointPairs pairs;
  private long[] keys;
  private int size;

  /** No keys. */
  Keys(DisjointPairs pairs) {
    this(pairs, new long[1 << 10]);
    clear();
  }

  /** Some keys, in an array that is theirs from now on. */
  Keys(DisjointPairs pairs, long[] keys) {
    this.pairs = pairs;
    this.keys = keys;
    this.size = keys.length;
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** Takes the same keys in another order, in an array that is no shorter; gives the old one. */
  long[] exchange(long[] ordered) {
    long[] old = keys;
    keys = ordered;
    return old;
  }

  /** The keys from 0 to {@code size() - 1}; what lies behind them means nothing. */
  long[] array() {
    return keys;
  }

  /**
   * Joins a northern and a southern quadrant: adds the key of every half board that has a queen in
   * each row of both and in each of the given columns.
   *
   * @param columns the columns of both
   * @param northern which of them the northern queens may use: all sets of the right size
   */
  void join(
      Slices north,
      boolean northMark,
      Slices south,
      boolean southMark,
      int columns,
      int[] northern) {
    for (int some : northern) {
      int first = north.start(some, northMark);
      int last = north.end(some, northMark);
      int from = south.start(columns & ~some, southMark);
      int to = south.end(columns & ~some, southMark);
      if (last - first < to - from) { // the longer list inside: fewer loops are begun
        addDisjoint(north.keys(), first, last, south.keys(), from, to);
      } else {
        addDisjoint(south.keys(), from, to, north.keys(), first, last);
      }
    }
  }

  private void addDisjoint(long[] few, int first, int last, long[] many, int from, int to) {
    int most = (last - first) * (to - from) + DisjointPairs.SLACK;
    if (keys.length - size < most) {
      keys = Arrays.copyOf(keys, Math.max(size + most, keys.length * 2));
    }
    size = pairs.join(few, first, last, many, from, to, keys, size);
  }
}
