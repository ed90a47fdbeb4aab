package org.nqueens.count.search;

/**
 * Compares a finished board, whose top row's queen is nearer to a corner than any other border
 * queen or just as near, with its rotations. A board that some rotation precedes is not counted.
 */
final class Turns {

  private final int n;
  private final int first; // the top row's column
  private final int[] columns; // columns[row] = the queen's bit

  Turns(int first, int[] columns) {
    this.n = columns.length;
    this.first = first;
    this.columns = columns;
  }

  /** For how many boards the finished one stands: none if a rotation of it is less. */
  int images() {
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
    return 8 / equal;
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
