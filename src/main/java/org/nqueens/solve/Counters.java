package org.nqueens.solve;

/** A counter on every square says how many queens attack it. */
final class Counters extends RowRung {

  Counters() {
    super(
        new About(
            "counters",
            "Each square counts the queens that attack it; a queen adds one to all squares of its"
                + " lines.",
            "the nodes of scan; a test is one look, a placement up to 4n − 4 additions",
            "Dijkstra (S4), who thinks it over and drops it",
            Packed.LARGEST,
            true));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new int[n][n], recorder).extend(0);
  }

  private record Search(int n, int[][] attackers, Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      }
      for (int column = 0; column < n; column++) {
        if (attackers[row][column] > 0) {
          recorder.refuse(column);
          continue;
        }
        addToLines(row, column, 1);
        recorder.enter(row, column);
        if (!extend(row + 1)) {
          return false;
        }
        recorder.leave(row);
        addToLines(row, column, -1);
      }
      return true;
    }

    /**
     * One square of each other row and column, and up to two of each diagonal: 28 at most, n = 8.
     */
    private void addToLines(int row, int column, int change) {
      for (int i = 0; i < n; i++) {
        attackers[row][i] += change;
        if (i != row) {
          attackers[i][column] += change;
          addTo(i, row + column - i, change);
          addTo(i, column - row + i, change);
        }
      }
    }

    private void addTo(int row, int column, int change) {
      if (column >= 0 && column < n) {
        attackers[row][column] += change;
      }
    }
  }
}
