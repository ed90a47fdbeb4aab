package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.PrefixWork;
import org.nqueens.count.task.Sizes;
import org.nqueens.count.task.Work;

/** Counts row by row with three arrays of booleans. */
final class SetCounter implements Counter {

  @Override
  public String name() {
    return "sets";
  }

  @Override
  public int largest() {
    return Sizes.LARGEST;
  }

  @Override
  public Work work(int n) {
    Sizes.check(n, Sizes.LARGEST, name());
    List<Integer> columns = new ArrayList<>();
    for (int column = 0; column < Math.max(1, n); column++) {
      columns.add(column);
    }
    return new PrefixWork<>(columns, column -> n == 0 ? 1 : new Board(n).withFirst(column));
  }

  /** The three arrays; {@code true} means in use. */
  private static final class Board {

    private static final int ROWS_BETWEEN_CHECKS = 10;

    private final int n;
    private final boolean[] columns;
    private final boolean[] ascending; // row + column
    private final boolean[] descending; // row - column + n - 1

    Board(int n) {
      this.n = n;
      this.columns = new boolean[n];
      this.ascending = new boolean[2 * n - 1];
      this.descending = new boolean[2 * n - 1];
    }

    long withFirst(int column) {
      set(0, column, true);
      return count(1);
    }

    private long count(int row) {
      if (row == n) {
        return 1;
      }
      if (n - row == ROWS_BETWEEN_CHECKS) {
        CountStopped.check();
      }
      long sum = 0;
      for (int column = 0; column < n; column++) {
        if (!columns[column] && !ascending[row + column] && !descending[row - column + n - 1]) {
          set(row, column, true);
          sum += count(row + 1);
          set(row, column, false);
        }
      }
      return sum;
    }

    private void set(int row, int column, boolean used) {
      columns[column] = used;
      ascending[row + column] = used;
      descending[row - column + n - 1] = used;
    }
  }
}
