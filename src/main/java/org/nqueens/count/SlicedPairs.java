package org.nqueens.count;

import java.util.Arrays;
import java.util.List;

/**
 * Disjoint pairs in plain Java, 128 east keys at a time.
 *
 * <p>The east keys are turned by a quarter: plane b holds bit b of 64 keys, one in each of its
 * bits. A west key meets the keys that have a bit in one of its planes: the OR of these planes. The
 * ORs are tabulated for each piece of eight bits, so that a west key costs four or five look-ups
 * and one population count for 64 pairs.
 */
final class SlicedPairs implements DisjointPairs {

  private static final int LANES = 64;
  private static final int PIECE = 8; // bits
  private static final int PIECES = 8;

  private final long[] planes = new long[LANES];
  private final long[][] firsts = new long[PIECES][1 << PIECE]; // [piece][its bits] = keys met
  private final long[][] seconds = new long[PIECES][1 << PIECE]; // the same for the next 64 keys

  @Override
  public long count(Keys east, List<Keys> west, int bits) {
    long sum = 0;
    for (int from = 0; from < east.size(); from += 2 * LANES) {
      tabulate(east, from, bits, firsts);
      tabulate(east, from + LANES, bits, seconds);
      long lanes = lanes(east, from);
      long moreLanes = lanes(east, from + LANES);
      for (int i = 0; i < west.size(); i++) {
        Keys keys = west.get(i);
        long pairs = bits <= 32 ? narrow(keys, lanes, moreLanes) : wide(keys, lanes, moreLanes);
        sum = Math.addExact(sum, Math.multiplyExact(pairs, 1L << i));
      }
    }
    return sum;
  }

  /** An index {@code bits & array.length - 1} needs no range check: hence the arrays by piece. */
  private long narrow(Keys west, long lanes, long moreLanes) {
    long[] a0 = firsts[0];
    long[] a1 = firsts[1];
    long[] a2 = firsts[2];
    long[] a3 = firsts[3];
    long[] b0 = seconds[0];
    long[] b1 = seconds[1];
    long[] b2 = seconds[2];
    long[] b3 = seconds[3];
    long[] keys = west.array();
    long pairs = 0;
    for (int i = 0; i < west.size(); i++) {
      int k0 = (int) keys[i];
      int k1 = k0 >>> PIECE;
      int k2 = k0 >>> 2 * PIECE;
      int k3 = k0 >>> 3 * PIECE;
      long met = a0[k0 & a0.length - 1] | a1[k1 & a1.length - 1];
      met |= a2[k2 & a2.length - 1] | a3[k3 & a3.length - 1];
      long met2 = b0[k0 & b0.length - 1] | b1[k1 & b1.length - 1];
      met2 |= b2[k2 & b2.length - 1] | b3[k3 & b3.length - 1];
      pairs += Long.bitCount(lanes & ~met) + Long.bitCount(moreLanes & ~met2);
    }
    return pairs;
  }

  private long wide(Keys west, long lanes, long moreLanes) {
    long[] keys = west.array();
    long pairs = 0;
    for (int i = 0; i < west.size(); i++) {
      long met = 0;
      long met2 = 0;
      int piece = 0;
      for (long rest = keys[i]; rest != 0; rest >>>= PIECE) {
        int index = (int) rest & (1 << PIECE) - 1;
        met |= firsts[piece][index];
        met2 |= seconds[piece++][index];
      }
      pairs += Long.bitCount(lanes & ~met) + Long.bitCount(moreLanes & ~met2);
    }
    return pairs;
  }

  /** The lanes that hold a key, when the first holds the key of that index. */
  private static long lanes(Keys east, int from) {
    int count = Math.max(0, Math.min(LANES, east.size() - from));
    return count == LANES ? -1L : (1L << count) - 1;
  }

  private void tabulate(Keys east, int from, int bits, long[][] tables) {
    int count = Math.max(0, Math.min(LANES, east.size() - from));
    if (count > 0) {
      System.arraycopy(east.array(), from, planes, 0, count);
    }
    Arrays.fill(planes, count, LANES, 0);
    transpose(planes);
    for (int bit = 0; bit < (Math.max(bits, 32) + 7 & -8); bit++) {
      long[] table = tables[bit / PIECE];
      int low = 1 << bit % PIECE;
      long plane = planes[bit];
      for (int i = 0; i < low; i++) {
        table[low + i] = table[i] | plane; // table[0] is never met by anything
      }
    }
  }

  /** Turns 64 × 64 bits about their diagonal: bit j of word i becomes bit i of word j. */
  static void transpose(long[] words) {
    long mask = 0xffffffffL;
    for (int step = LANES / 2; step != 0; step >>= 1, mask ^= mask << step) {
      for (int i = 0; i < LANES; i = (i | step) + 1 & ~step) {
        long moved = (words[i] >>> step ^ words[i | step]) & mask;
        words[i] ^= moved << step;
        words[i | step] ^= moved;
      }
    }
  }
}
