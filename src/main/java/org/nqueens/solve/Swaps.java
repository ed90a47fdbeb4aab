package org.nqueens.solve;

/** Permutations made by swapping; a diagonal attack cuts the branch off. */
final class Swaps extends Rung {

  Swaps() {
    super(
        new About(
            "swaps",
            "Permutations made by swaps in one array; a diagonal attack cuts the branch off.",
            "the nodes of scan, but only unused columns are tried: 5,508 candidates for n = 8",
            "the MATLAB text (S1), its first program",
            Packed.LARGEST,
            true));
  }

  @Override
  void search(int n, Recorder recorder) {
    int[] columns = new int[n];
    for (int row = 0; row < n; row++) {
      columns[row] = row;
    }
    new Search(n, columns, recorder).extend(0);
  }

  /** The rows above hold queens, the rest of the array the unused columns. */
  private record Search(int n, int[] columns, Recorder recorder) {

    boolean extend(int row) {
      if (row == n) {
        return recorder.solution();
      }
      for (int other = row; other < n; other++) {
        swap(row, other);
        if (!Pairs.isSafe(columns, row, columns[row])) {
          recorder.refuse(columns[row]);
        } else {
          recorder.enter(row, columns[row]);
          if (!extend(row + 1)) {
            return false;
          }
          recorder.leave(row);
        }
        swap(row, other);
      }
      return true;
    }

    private void swap(int a, int b) {
      int column = columns[a];
      columns[a] = columns[b];
      columns[b] = column;
    }
  }
}
