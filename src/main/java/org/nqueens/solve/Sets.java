package org.nqueens.solve;

/** Three boolean arrays: the columns and diagonals that are taken. */
final class Sets extends RowRung {

  Sets() {
    super(
        new About(
            "sets",
            "Three boolean arrays hold the columns and diagonals that are taken.",
            "the nodes of scan; a test is three looks, a placement three writes",
            "Dijkstra's program (S4), and the first of the C++ text (S3)",
            Packed.LARGEST,
            true));
  }

  @Override
  void searchSilently(int n, Recorder recorder) {
    SilentSets.search(n, recorder);
  }

  @Override
  void search(int n, Recorder recorder) {
    extend(n, 0, new boolean[n], new boolean[2 * n], new boolean[2 * n], recorder);
  }

  /**
   * Extends a safe placement of the rows above; false: stop.
   *
   * @param columns by column: a queen stands in it
   * @param ascending by row + column
   * @param descending by row - column + n - 1
   */
  private static boolean extend(
      int n,
      int row,
      boolean[] columns,
      boolean[] ascending,
      boolean[] descending,
      Recorder recorder) {
    if (row == n) {
      return recorder.solution();
    }
    for (int column = 0; column < n; column++) {
      int up = row + column;
      int down = row - column + n - 1;
      if (columns[column] || ascending[up] || descending[down]) {
        recorder.refuse(column);
        continue;
      }
      columns[column] = ascending[up] = descending[down] = true;
      recorder.enter(row, column);
      if (!extend(n, row + 1, columns, ascending, descending, recorder)) {
        return false;
      }
      recorder.leave(row);
      columns[column] = ascending[up] = descending[down] = false;
    }
    return true;
  }
}
