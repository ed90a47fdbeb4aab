package org.nqueens.solve;

/** Row by row; a candidate is compared with every queen above it, top row first. */
final class Scan extends RowRung {

  Scan() {
    super(
        new About(
            "scan",
            "Row by row, left to right; each candidate is compared with the queens above it.",
            "nodes as in the table of this package, n candidates a node, up to n comparisons each",
            "the Lua text (S0), and the textbook's walk by hand (S2)",
            Packed.LARGEST,
            true));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, recorder).extend(0);
  }

  @Override
  void searchSilently(int n, Recorder recorder) {
    SilentScan.search(n, recorder);
  }

  private record Search(int n, int[] columns, Recorder recorder) {

    Search(int n, Recorder recorder) {
      this(n, new int[n], recorder);
    }

    /** Extends a safe placement of the rows above; false: stop. */
    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      }
      for (int column = 0; column < n; column++) {
        if (!Pairs.isSafe(columns, row, column)) {
          recorder.refuse(column);
          continue;
        }
        columns[row] = column;
        recorder.enter(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        recorder.leave(row);
      }
      return true;
    }
  }
}
