package org.nqueens.count.search;

/**
 * The last rows of a search by bit masks, some ten thousand boards at the most, at full speed.
 *
 * <p>All searches by masks end here. What pays, in processor time at n = 14 to 16: no call for a
 * queen that leaves the next row empty, the free columns handed down instead of found again (both
 * together 5 %), and the last three rows written out as loops (another 10 %). What does not: to
 * look two rows ahead, to write out four rows, two methods that call each other by turns.
 */
final class LastRows {

  /** From so few rows on nobody asks whether to stop. */
  static final int MOST = 11;

  private LastRows() {}

  /**
   * Counts the ways to fill the rows that are left.
   *
   * @param rows how many, 0 to {@link #MOST}
   * @param open the columns without a queen, as many as rows
   * @param ascending the columns of the first of these rows hit along ascending diagonals
   * @param descending the same along descending ones
   */
  static int count(int rows, int open, int ascending, int descending) {
    int free = open & ~(ascending | descending);
    return switch (rows) {
      case 0 -> 1;
      case 1 -> free == 0 ? 0 : 1;
      case 2 -> two(free, open, ascending, descending);
      default -> free == 0 ? 0 : many(rows, free, open, ascending, descending);
    };
  }

  /** Three rows or more, the first of them with a free column. */
  private static int many(int rows, int free, int open, int ascending, int descending) {
    if (rows == 3) {
      return three(free, open, ascending, descending);
    }
    int sum = 0;
    int rest = free;
    do {
      int queen = rest & -rest; // the leftmost free square
      rest ^= queen;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      int next = below & ~(left | right);
      if (next != 0) {
        sum += many(rows - 1, next, below, left, right); // a dead child is not worth a call
      }
    } while (rest != 0);
    return sum;
  }

  private static int three(int free, int open, int ascending, int descending) {
    int sum = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      sum += two(below & ~(left | right), below, left, right);
    }
    return sum;
  }

  private static int two(int free, int open, int ascending, int descending) {
    int sum = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      int attacked = (ascending | queen) >>> 1 | (descending | queen) << 1;
      sum += ((open ^ queen) & attacked) == 0 ? 1 : 0; // one column is left for the last queen
    }
    return sum;
  }
}
