package org.nqueens.board;

/** Which boards and which squares there are, and what is said of the others. */
final class Bounds {

  private Bounds() {}

  /** Refuses a size that no board has. */
  static void checkSize(int n) {
    if (n < 0 || n > Placement.LARGEST) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and " + Placement.LARGEST);
    }
  }

  /** Refuses a row that is not on a board of size n. */
  static void checkRow(int row, int n) {
    check("row", row, n);
  }

  /** Refuses a column that is not on a board of size n. */
  static void checkColumn(int column, int n) {
    check("column", column, n);
  }

  /** Refuses more columns, one for each row from the top, than a board of size n has rows. */
  static void checkColumns(int count, int n) {
    if (count > n) {
      throw new IllegalArgumentException(
          count + " columns are too many for size " + n + ", the first of the numbers");
    }
  }

  /** Refuses a prefix of fewer rows than none, or of more than a board of size n has. */
  static void checkPrefix(int rows, int n) {
    if (rows < 0 || rows > n) {
      throw new IllegalArgumentException("a prefix of " + rows + " rows is not between 0 and " + n);
    }
  }

  private static void check(String what, int value, int n) {
    if (value < 0 || value >= n) {
      throw new IllegalArgumentException(
          n == 0
              ? what + " " + value + " is not on the 0 × 0 board, which has no squares"
              : what + " " + value + " is not between 0 and " + (n - 1));
    }
  }
}
