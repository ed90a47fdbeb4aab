package org.nqueens.solve;

/** The twin of {@link Scan} that tells solutions alone, at the speed of a plain counter. */
final class SilentScan {

  private final int n;
  private final int[] columns; // by row: the column of its queen
  private final Recorder recorder;
  private int nodes; // since the last check

  private SilentScan(int n, Recorder recorder) {
    this.n = n;
    this.columns = new int[n];
    this.recorder = recorder;
  }

  static void search(int n, Recorder recorder) {
    SilentScan search = new SilentScan(n, recorder);
    search.extend(0);
    recorder.visited(search.nodes);
  }

  private boolean extend(int row) {
    if (row == n) {
      return recorder.solution(columns);
    }
    for (int column = 0; column < n; column++) {
      if (Pairs.isSafe(columns, row, column)) {
        columns[row] = column;
        if (!extend(row + 1)) {
          return false;
        }
      }
    }
    if (++nodes == Recorder.NODES_BETWEEN_CHECKS) {
      recorder.visited(nodes);
      nodes = 0;
    }
    return true;
  }
}
