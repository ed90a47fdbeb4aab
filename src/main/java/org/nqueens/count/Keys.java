package org.nqueens.count;

import java.util.Arrays;

/** The keys of half boards: a growing list that is used again and again by one thread. */
final class Keys {

  private long[] keys = new long[1 << 10];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** The keys from 0 to {@code size() - 1}; what lies behind them means nothing. */
  long[] array() {
    return keys;
  }

  /**
   * Joins a northern and a southern quadrant: adds the key of every half board that has a queen in
   * each row of both and in each of the given columns.
   */
  void join(
      Slices north, boolean northMark, Slices south, boolean southMark, int columns, int rows) {
    for (int some = columns; ; some = some - 1 & columns) {
      if (Integer.bitCount(some) == rows) {
        int from = south.start(columns & ~some, southMark);
        int to = south.end(columns & ~some, southMark);
        if (from < to) {
          int end = north.end(some, northMark);
          for (int i = north.start(some, northMark); i < end; i++) {
            addDisjoint(north.keys()[i], south.keys(), from, to);
          }
        }
      }
      if (some == 0) {
        return;
      }
    }
  }

  private void addDisjoint(long key, long[] others, int from, int to) {
    if (keys.length - size < to - from) {
      keys = Arrays.copyOf(keys, Math.max(size + to - from, keys.length * 2));
    }
    long[] target = keys;
    int at = size;
    for (int i = from; i < to; i++) {
      long other = others[i];
      target[at] = key | other; // written always, kept if disjoint: cheaper than a jump
      at += (key & other) == 0 ? 1 : 0;
    }
    size = at;
  }
}
