package org.nqueens.solve;

/** Three boolean arrays: the columns and diagonals that are taken. */
final class Sets extends RowRung {

  Sets() {
    super(
        new About(
            "sets",
            "Three boolean arrays hold the columns and diagonals that are taken.",
            "the nodes of scan; a test is three looks, a placement three writes",
            "S4's program, S3's first",
            Packed.LARGEST,
            true));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, recorder).extend(0);
  }

  private static final class Search {
    private final int n;
    private final Recorder recorder;
    private final boolean[] columns; // by column: a queen stands in it
    private final boolean[] ascending; // by row + column
    private final boolean[] descending; // by row - column + n - 1

    Search(int n, Recorder recorder) {
      this.n = n;
      this.recorder = recorder;
      columns = new boolean[n];
      ascending = new boolean[2 * n];
      descending = new boolean[2 * n];
    }

    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      }
      for (int column = 0; column < n; column++) {
        int up = row + column;
        int down = row - column + n - 1;
        if (columns[column] || ascending[up] || descending[down]) {
          recorder.reject(row, column);
          continue;
        }
        columns[column] = ascending[up] = descending[down] = true;
        recorder.place(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        recorder.backtrack(row);
        columns[column] = ascending[up] = descending[down] = false;
      }
      return true;
    }
  }
}
