package org.nqueens.count.search;

import java.util.List;
import org.nqueens.count.task.CountStopped;

/**
 * The boards with a queen at the top left and a given second row, less those whose reflection in
 * the long diagonal has a smaller second row: column 1 is closed until the row of that number is
 * past.
 */
final class CornerSearch {

  private static final int SECOND_COLUMN = 2; // its bit
  private static final int ROWS_BETWEEN_CHECKS = 12;

  private final int n;
  private final int all;
  private final int second; // the second row's column

  CornerSearch(int n, int second) {
    this.n = n;
    this.all = (1 << n) - 1;
    this.second = second;
  }

  /** Adds what the first three rows can be, or two where there are no more. */
  void prefixes(List<int[]> prefixes) {
    Masks two = Masks.empty(8).with(1).with(1 << second);
    for (int free = free(two); free != 0; free &= free - 1) {
      prefixes.add(new int[] {0, second, Integer.numberOfTrailingZeros(free)});
    }
  }

  /** The number of boards that begin with three rows. */
  long count(int[] prefix) {
    Masks masks = Masks.empty(8);
    for (int column : prefix) {
      masks = masks.with(1 << column);
    }
    return masks.row() == n
        ? 1
        : guarded(masks.row(), masks.columns(), masks.ascending(), masks.descending());
  }

  /** The columns that the next row may use. */
  int free(Masks masks) {
    return masks.free(n) & (masks.row() < second ? ~SECOND_COLUMN : -1);
  }

  /** Rows above the second column's turn, then the others without the extra test. */
  private long guarded(int row, int columns, int ascending, int descending) {
    if (row >= second) {
      return new Masks(row, columns, ascending, descending, 1).solutions(n);
    }
    if (n - row == ROWS_BETWEEN_CHECKS) {
      CountStopped.check();
    }
    long sum = 0;
    int free = all & ~(columns | ascending | descending | SECOND_COLUMN);
    for (; free != 0; free &= free - 1) {
      int queen = free & -free;
      sum +=
          guarded(row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1);
    }
    return sum;
  }
}
