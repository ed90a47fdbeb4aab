package org.nqueens.solve.exhibit;

import java.util.function.IntUnaryOperator;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/**
 * EXHIBIT. The search row by row with whatever test, width and height one likes.
 *
 * @param test whether the queen on row {@code above} speaks against a candidate
 * @param columns how many columns are tried, of n
 * @param rows how many rows are filled, of n
 */
record WrongScan(Test test, IntUnaryOperator columns, IntUnaryOperator rows) implements Solver {

  @FunctionalInterface
  interface Test {
    boolean forbids(int[] columns, int row, int column, int above);
  }

  @FunctionalInterface
  interface Comparison {
    boolean forbids(int across, int down);
  }

  WrongScan(Test test) {
    this(test, n -> n, n -> n);
  }

  /** A test that looks only at how far apart two queens are. */
  static WrongScan comparing(Comparison comparison) {
    return new WrongScan(
        (columns, row, column, above) -> comparison.forbids(column - columns[above], row - above));
  }

  static WrongScan right() {
    return comparing(WrongScan::attacks);
  }

  static boolean attacks(int across, int down) {
    return across == 0 || Math.abs(across) == down;
  }

  WrongScan withColumns(IntUnaryOperator fewer) {
    return new WrongScan(test, fewer, rows);
  }

  WrongScan withRows(IntUnaryOperator fewer) {
    return new WrongScan(test, columns, fewer);
  }

  @Override
  public void search(int n, SearchListener listener) {
    listener.start(n);
    extend(0, new int[n], listener);
  }

  private boolean extend(int row, int[] queens, SearchListener listener) {
    if (row == rows.applyAsInt(queens.length)) {
      return listener.solution();
    }
    boolean on = true;
    int end = columns.applyAsInt(queens.length);
    for (int column = 0; on && column < end; column++) {
      if (forbids(queens, row, column)) {
        listener.reject(row, column);
      } else {
        queens[row] = column;
        listener.place(row, column);
        on = extend(row + 1, queens, listener);
        if (on) {
          listener.backtrack(row);
        }
      }
    }
    return on;
  }

  private boolean forbids(int[] queens, int row, int column) {
    for (int above = 0; above < row; above++) {
      if (test.forbids(queens, row, column, above)) {
        return true;
      }
    }
    return false;
  }
}
