package org.nqueens.count.quadrant;

import java.util.Arrays;

/** Which rows have their queen in the east half: the sets that a count goes through. */
final class RowSets {

  private RowSets() {}

  /**
   * All sets of {@code size} of the given rows, in ascending order as numbers.
   *
   * @param rows a mask of at most 30 rows
   * @param size how many of them
   */
  static int[] of(int rows, int size) {
    int[] sets = new int[1 << 4];
    int count = 0;
    for (int set = 0; ; set = set - rows & rows) { // the next subset of rows
      if (Integer.bitCount(set) == size) {
        if (count == sets.length) {
          sets = Arrays.copyOf(sets, 2 * count);
        }
        sets[count++] = set;
      }
      if (set == rows) {
        return Arrays.copyOf(sets, count);
      }
    }
  }

  /** All sets of the given rows, or columns, by their size: from none to all. */
  static int[][] bySize(int rows) {
    int[][] sets = new int[Integer.bitCount(rows) + 1][];
    Arrays.setAll(sets, size -> of(rows, size));
    return sets;
  }

  /** A set of rows in letters, one for each row from the top: in the set E, else W. */
  static String letters(int set, int rows) {
    StringBuilder letters = new StringBuilder(rows);
    for (int row = 0; row < rows; row++) {
      letters.append((set >>> row & 1) == 0 ? 'W' : 'E');
    }
    return letters.toString();
  }

  /** A set of rows with the board turned upside down. */
  static int reversed(int set, int rows) {
    return rows == 0 ? 0 : Integer.reverse(set) >>> 32 - rows;
  }
}
