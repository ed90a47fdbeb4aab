package org.nqueens.solve;

/** Compares every queen of a full board with every other. */
final class Pairs {

  private Pairs() {}

  static boolean areSafe(int[] columns) {
    for (int row = 1; row < columns.length; row++) {
      if (!isSafe(columns, row, columns[row])) {
        return false;
      }
    }
    return true;
  }

  /** Whether a square is attacked by no queen above it; the top row is compared first. */
  static boolean isSafe(int[] columns, int row, int column) {
    for (int above = 0; above < row; above++) {
      int across = Math.abs(columns[above] - column);
      if (across == 0 || across == row - above) {
        return false;
      }
    }
    return true;
  }
}
