package org.nqueens.solve;

/** A queen on every column of every row; only full boards are looked at. */
final class Enumeration extends Rung {

  Enumeration() {
    super(
        new About(
            "enumeration",
            "A queen on every column of every row; only full boards are checked.",
            "n^n boards, n^2 / 2 comparisons each",
            "the C++ text (S3) and Dijkstra (S4), as what nobody wants",
            Packed.LARGEST,
            false));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new int[n], recorder).extend(0);
  }

  private record Search(int n, int[] columns, Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return !Pairs.areSafe(columns) || recorder.solution();
      }
      for (int column = 0; column < n; column++) {
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
