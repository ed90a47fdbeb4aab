package org.nqueens.solve.exhibit;

import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** EXHIBIT. Compares with every row, later ones too, where zeros and old queens stand. */
record StaleRows() implements Solver {

  @Override
  public void search(int n, SearchListener listener) {
    listener.start(n);
    extend(0, new int[n], listener); // zeros: as if queens stood in column 0
  }

  private boolean extend(int row, int[] queens, SearchListener listener) {
    boolean on = row < queens.length || listener.solution();
    for (int column = 0; on && row < queens.length && column < queens.length; column++) {
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

  private static boolean forbids(int[] queens, int row, int column) {
    for (int other = 0; other < queens.length; other++) {
      if (other != row && WrongScan.attacks(queens[other] - column, Math.abs(row - other))) {
        return true;
      }
    }
    return false;
  }
}
