package org.nqueens.solve;

/** Every permutation of the columns; only full boards are looked at. */
final class Permutations extends Rung {

  Permutations() {
    super(
        new About(
            "permutations",
            "Every order of the columns, so that no two queens share one; only full boards are"
                + " checked.",
            "n! boards, n^2 / 2 comparisons each",
            "the MATLAB text (S1), its first idea",
            Packed.LARGEST,
            false));
  }

  @Override
  void search(int n, Recorder recorder) {
    new Search(n, new int[n], new boolean[n], recorder).extend(0);
  }

  private record Search(int n, int[] columns, boolean[] used, Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return !Pairs.areSafe(columns) || recorder.solution();
      }
      for (int column = 0; column < n; column++) {
        if (!used[column] && !extendWith(row, column)) {
          return false;
        }
      }
      return true;
    }

    private boolean extendWith(int row, int column) {
      used[column] = true;
      columns[row] = column;
      recorder.enter(row, column);
      boolean on = extend(row + 1);
      if (on) {
        recorder.leave(row);
        used[column] = false;
      }
      return on;
    }
  }
}
