package org.nqueens.solve.exhibit;

import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/**
 * EXHIBIT. The three sets, some of which are not undone.
 *
 * @param undoColumns whether a column is released when its queen goes
 * @param undoAscending whether an ascending diagonal is
 * @param undoDescending whether a descending diagonal is
 */
record WrongSets(boolean undoColumns, boolean undoAscending, boolean undoDescending)
    implements Solver {

  @Override
  public void search(int n, SearchListener listener) {
    listener.start(n);
    boolean[] columns = new boolean[n];
    boolean[] ascending = new boolean[2 * n];
    boolean[] descending = new boolean[2 * n];
    new Search(n, columns, ascending, descending, this, listener).extend(0);
  }

  private record Search(
      int n,
      boolean[] columns,
      boolean[] ascending,
      boolean[] descending,
      WrongSets undo,
      SearchListener listener) {

    boolean extend(int row) {
      if (row == n) {
        return listener.solution();
      }
      for (int column = 0; column < n; column++) {
        int up = row + column;
        int down = row - column + n - 1;
        if (columns[column] || ascending[up] || descending[down]) {
          listener.reject(row, column);
          continue;
        }
        columns[column] = ascending[up] = descending[down] = true;
        listener.place(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        listener.backtrack(row);
        columns[column] = !undo.undoColumns;
        ascending[up] = !undo.undoAscending;
        descending[down] = !undo.undoDescending;
      }
      return true;
    }
  }
}
