package org.nqueens.count;

import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.LongVector;
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
  private static final int PIECES = (Long.SIZE + PIECE - 1) / PIECE;
  private static final int LEAST_WORDS = 4; // narrower ones gain nothing over plain Java

  private final long[][] planes = new long[WORDS][LANES]; // [word][bit of a key] = 64 keys
  private final long[] plane = new long[WORDS];
  private final long[] absent = new long[WORDS]; // the lanes without a key
  private final long[][] tables = new long[PIECES][ENTRIES * WORDS]; // [piece][its bits, word]

  /** Whether this processor's vectors are wide enough to gain anything. */
  static boolean pays() {
    return WORDS >= LEAST_WORDS;
  }

  @Override
  public long count(Keys east, List<Keys> west, int bits) {
    int pieces = Math.max(1, (bits + PIECE - 1) / PIECE);
    long sum = 0;
    for (int from = 0; from < east.size(); from += LANES * WORDS) {
      tabulate(east, from, pieces);
      for (int i = 0; i < west.size(); i++) {
        Keys keys = west.get(i);
        long all = (long) keys.size() * LANES * WORDS;
        sum = Math.addExact(sum, Math.multiplyExact(all - met(keys, pieces), 1L << i));
      }
    }
    return sum;
  }

  /** The number of pairs of a lane and a west key that share a bit. */
  private long met(Keys west, int pieces) {
    return switch (pieces) {
      case 1, 2, 3, 4, 5 -> met5(west.array(), west.size());
      case 6 -> met6(west.array(), west.size());
      default -> metAny(west.array(), west.size(), pieces);
    };
  }

  private long met5(long[] keys, int size) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = 0; i < size; i++) {
      int k = (int) keys[i];
      LongVector met = entry(0, k).or(entry(1, k >>> PIECE));
      met = met.or(entry(2, k >>> 2 * PIECE)).or(entry(3, k >>> 3 * PIECE));
      met = met.or(entry(4, k >>> 4 * PIECE));
      sum = sum.add(met.lanewise(VectorOperators.BIT_COUNT));
    }
    return sum.reduceLanes(VectorOperators.ADD);
  }

  private long met6(long[] keys, int size) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = 0; i < size; i++) {
      long k = keys[i];
      LongVector met = entry(0, (int) k).or(entry(1, (int) (k >>> PIECE)));
      met = met.or(entry(2, (int) (k >>> 2 * PIECE))).or(entry(3, (int) (k >>> 3 * PIECE)));
      met = met.or(entry(4, (int) (k >>> 4 * PIECE))).or(entry(5, (int) (k >>> 5 * PIECE)));
      sum = sum.add(met.lanewise(VectorOperators.BIT_COUNT));
    }
    return sum.reduceLanes(VectorOperators.ADD);
  }

  private long metAny(long[] keys, int size, int pieces) {
    LongVector sum = LongVector.zero(SPECIES);
    for (int i = 0; i < size; i++) {
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

  private void tabulate(Keys east, int from, int pieces) {
    for (int word = 0; word < WORDS; word++) {
      int first = from + word * LANES;
      int count = Math.max(0, Math.min(LANES, east.size() - first));
      if (count > 0) {
        System.arraycopy(east.array(), first, planes[word], 0, count);
      }
      Arrays.fill(planes[word], count, LANES, 0);
      SlicedPairs.transpose(planes[word]);
      absent[word] = count == LANES ? 0 : -1L << count;
    }
    // the searches above look at five pieces at the least: those beyond hold nothing
    for (int piece = 0; piece < Math.max(pieces, 5); piece++) {
      tabulate(piece, LongVector.fromArray(SPECIES, absent, 0));
    }
  }

  private void tabulate(int piece, LongVector nobody) {
    long[] table = tables[piece];
    (piece == 0 ? nobody : LongVector.zero(SPECIES)).intoArray(table, 0);
    for (int bit = 0; bit < PIECE; bit++) {
      int low = 1 << bit;
      LongVector met = plane(piece * PIECE + bit);
      for (int i = 0; i < low; i++) {
        LongVector.fromArray(SPECIES, table, i * WORDS).or(met).intoArray(table, (low + i) * WORDS);
      }
    }
  }

  private LongVector plane(int bit) {
    for (int word = 0; word < WORDS; word++) {
      plane[word] = bit < LANES ? planes[word][bit] : 0;
    }
    return LongVector.fromArray(SPECIES, plane, 0);
  }
}
