package org.nqueens.count.quadrant;

import java.util.Arrays;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Disjoint pairs by vectors: as {@link SlicedPairs}, with 64 east keys in each {@code long} of a
 * vector, 512 of them on a processor with AVX-512, 256 with AVX2.
 *
 * <p>The pieces are smaller, so that the wide tables stay in the nearest cache. A lane without an
 * east key is met by every west key: its bits stand in all entries of the first table.
 */
final class VectorPairs implements DisjointPairs {

  private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
  private static final int WORDS = SPECIES.length(); // of a vector
  private static final int LANES = Long.SIZE;
  private static final int PIECE = 6; // bits
  private static final int ENTRIES = 1 << PIECE;
  private static final int MASK = ENTRIES - 1;
  private static final int LEAST_PIECES = 5; // those beyond the keys' bits hold nothing
  private static final int PIECES = (Long.SIZE + PIECE - 1) / PIECE;
  private static final int LEAST_JOINED = 4; // keys; fewer are joined one by one
  private static final int LEAST_WORDS = 4; // narrower ones gain nothing over plain Java

  private final long[] planes = new long[LANES * WORDS]; // [bit of a key, word] = 64 keys
  private final long[] absent = new long[WORDS]; // the lanes without a key
  private int pieces; // of the keys that are tabulated
  private final long[][] tables = new long[PIECES][ENTRIES * WORDS]; // [piece][its bits, word]

  /** Whether this processor's vectors are wide enough to gain anything. */
  static boolean pays() {
    return WORDS >= LEAST_WORDS;
  }

  @Override
  public int lanes() {
    return LANES * WORDS;
  }

  @Override
  public void tabulate(long[] keys, int from, int number, int bits) {
    pieces = Math.max(LEAST_PIECES, (bits + PIECE - 1) / PIECE);
    tabulate(keys, from, number);
  }

  @Override
  public long disjoint(long[] west, int from, int to) {
    long met =
        switch (pieces) {
          case 5 -> met5(west, from, to);
          case 6 -> met6(west, from, to);
          default -> metAny(west, from, to);
        };
    return (long) (to - from) * LANES * WORDS - met;
  }

  private long met5(long[] keys, int from, int to) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = from; i < to; i++) {
      int k = (int) keys[i];
      LongVector met = entry(0, k).or(entry(1, k >>> PIECE));
      met = met.or(entry(2, k >>> 2 * PIECE)).or(entry(3, k >>> 3 * PIECE));
      met = met.or(entry(4, k >>> 4 * PIECE));
      sum = sum.add(met.lanewise(VectorOperators.BIT_COUNT));
    }
    return sum.reduceLanes(VectorOperators.ADD);
  }

  private long met6(long[] keys, int from, int to) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = from; i < to; i++) {
      long k = keys[i];
      LongVector met = entry(0, (int) k).or(entry(1, (int) (k >>> PIECE)));
      met = met.or(entry(2, (int) (k >>> 2 * PIECE))).or(entry(3, (int) (k >>> 3 * PIECE)));
      met = met.or(entry(4, (int) (k >>> 4 * PIECE))).or(entry(5, (int) (k >>> 5 * PIECE)));
      sum = sum.add(met.lanewise(VectorOperators.BIT_COUNT));
    }
    return sum.reduceLanes(VectorOperators.ADD);
  }

  private long metAny(long[] keys, int from, int to) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = from; i < to; i++) {
      LongVector met = LongVector.zero(SPECIES);
      long rest = keys[i];
      for (int piece = 0; piece < pieces; piece++, rest >>>= PIECE) {
        met = met.or(entry(piece, (int) rest));
      }
      sum = sum.add(met.lanewise(VectorOperators.BIT_COUNT));
    }
    return sum.reduceLanes(VectorOperators.ADD);
  }

  private LongVector entry(int piece, int bits) {
    return LongVector.fromArray(SPECIES, tables[piece], (bits & MASK) * WORDS);
  }

  /**
   * Lane {@code i} of word {@code w} is the key {@code i * WORDS + w}: so keys are taken as they
   * lie.
   */
  private void tabulate(long[] keys, int from, int count) {
    System.arraycopy(keys, from, planes, 0, count);
    Arrays.fill(planes, count, LANES * WORDS, 0);
    for (int word = 0; word < WORDS; word++) {
      int lanes = Math.max(0, (count - word + WORDS - 1) / WORDS);
      absent[word] = lanes == LANES ? 0 : -1L << lanes;
    }
    transpose();
    for (int piece = 0; piece < pieces; piece++) {
      tabulate(piece);
    }
  }

  private void tabulate(int piece) {
    long[] table = tables[piece];
    LongVector nobody = LongVector.fromArray(SPECIES, absent, 0);
    (piece == 0 ? nobody : LongVector.zero(SPECIES)).intoArray(table, 0);
    for (int bit = 0; bit < PIECE && piece * PIECE + bit < LANES; bit++) {
      int low = 1 << bit;
      LongVector met = LongVector.fromArray(SPECIES, planes, (piece * PIECE + bit) * WORDS);
      for (int i = 0; i < low; i++) {
        LongVector.fromArray(SPECIES, table, i * WORDS).or(met).intoArray(table, (low + i) * WORDS);
      }
    }
  }

  /** As {@link LaneTables#transpose}, in each word of the vectors at once. */
  private void transpose() {
    long mask = 0xffffffffL;
    for (int step = LANES / 2; step != 0; step >>= 1, mask ^= mask << step) {
      for (int i = 0; i < LANES; i = (i | step) + 1 & ~step) {
        LongVector one = LongVector.fromArray(SPECIES, planes, i * WORDS);
        LongVector other = LongVector.fromArray(SPECIES, planes, (i | step) * WORDS);
        LongVector moved =
            one.lanewise(VectorOperators.LSHR, step).lanewise(VectorOperators.XOR, other).and(mask);
        one.lanewise(VectorOperators.XOR, moved.lanewise(VectorOperators.LSHL, step))
            .intoArray(planes, i * WORDS);
        other.lanewise(VectorOperators.XOR, moved).intoArray(planes, (i | step) * WORDS);
      }
    }
  }

  /** As many pairs at once as a vector has words, the disjoint ones moved together. */
  @Override
  public int join(
      long[] few, int first, int last, long[] many, int from, int to, long[] target, int at) {
    if (WORDS != SLACK || to - from < LEAST_JOINED) { // moving together needs AVX-512
      return DisjointPairs.super.join(few, first, last, many, from, to, target, at);
    }
    int next = at;
    for (int i = first; i < last; i++) {
      LongVector key = LongVector.broadcast(SPECIES, few[i]);
      int j = from;
      for (; j <= to - WORDS; j += WORDS) {
        LongVector other = LongVector.fromArray(SPECIES, many, j);
        VectorMask<Long> disjoint = other.and(key).eq(0);
        other.or(key).compress(disjoint).intoArray(target, next);
        next += disjoint.trueCount();
      }
      if (j < to) {
        VectorMask<Long> rest = SPECIES.indexInRange(j, to);
        LongVector other = LongVector.fromArray(SPECIES, many, j, rest);
        VectorMask<Long> disjoint = other.and(key).compare(VectorOperators.EQ, 0, rest);
        other.or(key).compress(disjoint).intoArray(target, next);
        next += disjoint.trueCount();
      }
    }
    return next;
  }
}
