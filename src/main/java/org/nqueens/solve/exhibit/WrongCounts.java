package org.nqueens.solve.exhibit;

import java.util.List;
import java.util.stream.LongStream;

/**
 * The counts by which a mistake is known: how many solutions a program that makes it finds.
 *
 * @param counts eight counts, for n = 1 … 8
 */
record WrongCounts(List<Long> counts) {

  /** How many counts there are. */
  private static final int LENGTH = 8;

  /** Insists on eight counts, and copies them. */
  WrongCounts {
    if (counts.size() != LENGTH) {
      throw new IllegalArgumentException(
          "a mistake is known by " + LENGTH + " counts, for n = 1 … " + LENGTH + ", not " + counts);
    }
    counts = List.copyOf(counts);
  }

  /** The given counts, for n = 1 … 8. */
  static WrongCounts of(long... counts) {
    return new WrongCounts(LongStream.of(counts).boxed().toList());
  }

  /** Whether the counts for n = 1, 2, 3, … are these; at most eight are compared. */
  boolean beginsWith(long... first) {
    List<Long> given = LongStream.of(first).limit(LENGTH).boxed().toList();
    return counts.subList(0, given.size()).equals(given);
  }
}
