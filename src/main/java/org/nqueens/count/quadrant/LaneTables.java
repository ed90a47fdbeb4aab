package org.nqueens.count.quadrant;

/** The tables of {@link SlicedPairs} for pieces of one width: which of 64 keys a piece meets. */
final class LaneTables {

  private static final int LANES = Long.SIZE;
  private static final int HALF = LANES / 2;
  private static final int NARROW = Integer.SIZE; // bits of keys of which two fit a long
  private static final int MOST_PIECES = 6;

  private final int width; // bits of a piece
  private final long[][] tables; // [piece][its bits] = keys met
  private final long[] planes = new long[LANES]; // [bit of a key] = the keys that have it
  private int pieces;
  private long present; // the lanes that hold a key

  LaneTables(int width) {
    this.width = width;
    this.tables = new long[MOST_PIECES][1 << width];
  }

  /** Tabulates some keys of {@code pieces * width} bits at the most. */
  void fill(long[] keys, int from, int number, int pieces) {
    this.pieces = pieces;
    present = number == LANES ? -1L : (1L << number) - 1;
    if (pieces * width <= NARROW) {
      turnNarrow(keys, from, number);
    } else {
      turnWide(keys, from, number);
    }
    for (int piece = 0; piece < pieces; piece++) {
      fill(tables[piece], piece * width);
    }
  }

  private void fill(long[] table, int from) {
    int bit = from;
    for (int low = 1; low < table.length; low <<= 1) {
      long plane = planes[bit++];
      for (int i = 0; i < low; i++) {
        table[low + i] = table[i] | plane; // table[0] is never met by anything
      }
    }
  }

  private void turnWide(long[] keys, int from, int number) {
    for (int i = 0; i < LANES; i++) {
      planes[i] = i < number ? keys[from + i] : 0;
    }
    transpose(planes, LANES);
  }

  /** Keys i and i + 32 share a word: less than half the work. */
  private void turnNarrow(long[] keys, int from, int number) {
    for (int i = 0; i < HALF; i++) {
      long low = i < number ? keys[from + i] : 0;
      planes[i] = i + HALF < number ? low | keys[from + HALF + i] << HALF : low;
    }
    transpose(planes, HALF);
  }

  /**
   * Turns squares of bits about their diagonal: bit j of word i becomes bit i of word j.
   *
   * @param words 64, or 32 with two squares side by side
   * @param size 64 or 32, the side of a square
   */
  static void transpose(long[] words, int size) {
    long mask = size == LANES ? 0xffff_ffffL : 0xffff_0000_ffffL;
    for (int step = size / 2; step != 0; step >>= 1, mask ^= mask << step) {
      for (int i = 0; i < size; i = (i | step) + 1 & ~step) {
        long moved = (words[i] >>> step ^ words[i | step]) & mask;
        words[i] ^= moved << step;
        words[i | step] ^= moved;
      }
    }
  }

  /** The pairs of a tabulated key and one of some others that share no bit. */
  long disjoint(long[] keys, int from, int to) {
    return switch (pieces) {
      case 4 -> four(keys, from, to);
      case 5 -> five(keys, from, to);
      default -> six(keys, from, to);
    };
  }

  /** An index {@code bits & array.length - 1} needs no range check: hence the arrays by piece. */
  private long four(long[] keys, int from, int to) {
    long[] a = tables[0];
    long[] b = tables[1];
    long[] c = tables[2];
    long[] d = tables[3];
    long pairs = 0;
    for (int i = from; i < to; i++) {
      int key = (int) keys[i];
      long met = a[key & a.length - 1] | b[key >>> width & b.length - 1];
      met |= c[key >>> 2 * width & c.length - 1] | d[key >>> 3 * width & d.length - 1];
      pairs += Long.bitCount(present & ~met);
    }
    return pairs;
  }

  private long five(long[] keys, int from, int to) {
    long[] a = tables[0];
    long[] b = tables[1];
    long[] c = tables[2];
    long[] d = tables[3];
    long[] e = tables[4];
    long pairs = 0;
    for (int i = from; i < to; i++) {
      long key = keys[i];
      long met = a[(int) key & a.length - 1] | b[(int) (key >>> width) & b.length - 1];
      met |= c[(int) (key >>> 2 * width) & c.length - 1];
      met |= d[(int) (key >>> 3 * width) & d.length - 1];
      met |= e[(int) (key >>> 4 * width) & e.length - 1];
      pairs += Long.bitCount(present & ~met);
    }
    return pairs;
  }

  private long six(long[] keys, int from, int to) {
    long[] last = tables[5];
    long pairs = 0;
    for (int i = from; i < to; i++) {
      long key = keys[i];
      long met = last[(int) (key >>> 5 * width) & last.length - 1];
      for (int piece = 0; piece < MOST_PIECES - 1; piece++) {
        met |= tables[piece][(int) (key >>> piece * width) & (1 << width) - 1];
      }
      pairs += Long.bitCount(present & ~met);
    }
    return pairs;
  }
}
