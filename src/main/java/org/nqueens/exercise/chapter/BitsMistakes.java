package org.nqueens.exercise.chapter;

import java.util.stream.LongStream;
import org.nqueens.exercise.mistake.Mistakes;

/** The usual mistakes in chapter 6: other things to ask of a mask, and masks that move wrongly. */
final class BitsMistakes {

  /** What is taken for the lowest bit. */
  static final Mistakes<Integer, Long> LOWEST =
      Mistakes.<Integer, Long>none()
          .and("exercise6.its-place", mask -> (long) Integer.numberOfTrailingZeros(mask))
          .and("exercise6.its-place", mask -> Integer.numberOfTrailingZeros(mask) + 1L)
          .and("exercise6.takes-away", mask -> (long) (mask & (mask - 1)))
          .and("exercise6.highest", mask -> (long) Integer.highestOneBit(mask))
          .and("exercise6.last-place", mask -> (long) (mask & 1))
          .and("exercise6.up-to-it", mask -> (long) (mask ^ (mask - 1)))
          .and("exercise6.below-it", mask -> (long) (~mask & (mask - 1)))
          .and("exercise6.lowest-zero", mask -> (long) (~mask & (mask + 1)))
          .and("exercise6.flipped", mask -> (long) -mask)
          .and("exercise6.flipped", mask -> (long) ~mask)
          .and("exercise6.all-of-it", mask -> (long) mask)
          .and("exercise6.counted", mask -> (long) Integer.bitCount(mask));

  /** What is counted instead of the ones. */
  static final Mistakes<Integer, Long> ONES =
      Mistakes.<Integer, Long>none()
          .and("exercise6.begins-at-one", mask -> Integer.bitCount(mask) + 1L)
          .and("exercise6.ends-early", mask -> Math.max(0, Integer.bitCount(mask) - 1L))
          .and("exercise6.places", BitsMistakes::places)
          .and("exercise6.zeros", mask -> places(mask) - Integer.bitCount(mask))
          .and("exercise6.zeros", mask -> 32L - Integer.bitCount(mask))
          .and("exercise6.last-place", mask -> (long) (mask & 1))
          .and("exercise6.all-of-it", mask -> (long) mask)
          .and("exercise6.one-round", mask -> mask == 0 ? 0L : 1L)
          .and("exercise6.never-counts", mask -> 0L);

  /** What a search counts whose diagonals never move, or move before the queen joins them. */
  static final Mistakes<Integer, Long> SEARCH =
      Mistakes.<Integer, Long>none()
          .and("exercise6.factorial", n -> LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b))
          .and("exercise6.queen-first", n -> movedFirst((1 << n) - 1, 0, 0, 0));

  private BitsMistakes() {}

  private static long movedFirst(int full, int columns, int ascending, int descending) {
    if (columns == full) {
      return 1;
    }
    long solutions = 0;
    for (int free = full & ~(columns | ascending | descending); free != 0; free &= free - 1) {
      int queen = free & -free;
      solutions +=
          movedFirst(full, columns | queen, ascending >>> 1 | queen, descending << 1 | queen);
    }
    return solutions;
  }

  private static long places(int mask) {
    return 32L - Integer.numberOfLeadingZeros(mask);
  }
}
