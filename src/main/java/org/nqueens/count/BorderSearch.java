package org.nqueens.count;

import java.util.List;

/**
 * The boards without a queen in a corner whose top row's queen is in a given column, and no other
 * border queen nearer to a corner. Those that are not the least of their rotations are dropped.
 */
final class BorderSearch {

  private static final int ROWS_BETWEEN_CHECKS = 12;

  private final int n;
  private final int all;
  private final int first; // the top row's column, and the rows at both ends closed to the sides
  private final int sides; // the outermost columns
  private final int lastRow; // what the bottom row may use
  private final boolean classes;
  private final int[] columns; // columns[row] = the queen's bit

  BorderSearch(int n, int first, boolean classes) {
    this.n = n;
    this.all = (1 << n) - 1;
    this.first = first;
    this.sides = 1 | 1 << n - 1;
    this.lastRow = (1 << n - first) - 1 & -1 << first;
    this.classes = classes;
    this.columns = new int[n];
  }

  /** Adds what the first three rows can be. */
  void prefixes(List<int[]> prefixes) {
    Masks one = Masks.empty(1).with(1 << first);
    for (int b = one.free(n) & open(1); b != 0; b &= b - 1) {
      Masks two = one.with(b & -b);
      for (int c = two.free(n) & open(2); c != 0; c &= c - 1) {
        prefixes.add(
            new int[] {first, Integer.numberOfTrailingZeros(b), Integer.numberOfTrailingZeros(c)});
      }
    }
  }

  /** The number of boards, or of classes, that begin with three rows. */
  long count(int[] prefix) {
    Masks masks = Masks.empty(1);
    for (int column : prefix) {
      columns[masks.row()] = 1 << column;
      masks = masks.with(1 << column);
    }
    return search(masks.row(), masks.columns(), masks.ascending(), masks.descending());
  }

  /** The columns that a row may use for the borders' sake. */
  private int open(int row) {
    int open = row < first || row > n - 1 - first ? all & ~sides : all;
    return row == n - 1 ? open & lastRow : open;
  }

  private long search(int row, int used, int ascending, int descending) {
    int free = all & ~(used | ascending | descending) & open(row);
    if (row == n - 1) {
      columns[row] = free;
      return free == 0 ? 0 : images();
    }
    if (row == n - 1 - first) { // the last row that may use the sides
      int missing = sides & ~used;
      if (missing == sides) {
        return 0;
      }
      free &= missing == 0 ? all : missing;
    }
    if (n - row == ROWS_BETWEEN_CHECKS) {
      CountStopped.check();
    }
    long sum = 0;
    while (free != 0) {
      int queen = free & -free;
      free ^= queen;
      columns[row] = queen;
      sum += search(row + 1, used | queen, (ascending | queen) >>> 1, (descending | queen) << 1);
    }
    return sum;
  }

  /** For how many boards the finished one stands: none if a rotation of it is less. */
  private int images() {
    int equal = 1;
    if (columns[n - 1 - first] == 1) { // the left side's queen is as near to its corner
      int order = compare(Turn.QUARTER);
      if (order < 0) {
        return 0;
      }
      equal += order == 0 ? 1 : 0;
    }
    if (columns[n - 1] == 1 << n - 1 - first) { // the bottom's
      int order = compare(Turn.HALF);
      if (order < 0) {
        return 0;
      }
      equal += order == 0 ? 1 : 0;
    }
    if (columns[first] == 1 << n - 1) { // the right side's
      int order = compare(Turn.THREE_QUARTERS);
      if (order < 0) {
        return 0;
      }
      equal += order == 0 ? 1 : 0;
    }
    return classes ? 1 : 8 / equal;
  }

  private enum Turn {
    QUARTER,
    HALF,
    THREE_QUARTERS
  }

  /** Compares the turned board with the board itself, row by row: negative if it is less. */
  private int compare(Turn turn) {
    int order = 0;
    for (int row = 1; row < n && order == 0; row++) {
      int turned =
          switch (turn) {
            case QUARTER -> n - 1 - rowOf(row);
            case HALF -> n - 1 - Integer.numberOfTrailingZeros(columns[n - 1 - row]);
            case THREE_QUARTERS -> rowOf(n - 1 - row);
          };
      order = turned - Integer.numberOfTrailingZeros(columns[row]);
    }
    return order;
  }

  private int rowOf(int column) {
    int row = 0;
    while (columns[row] != 1 << column) {
      row++;
    }
    return row;
  }
}
