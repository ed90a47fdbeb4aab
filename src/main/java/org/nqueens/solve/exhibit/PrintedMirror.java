package org.nqueens.solve.exhibit;

import java.util.stream.IntStream;
import org.nqueens.board.Symmetry;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/**
 * EXHIBIT. S1's second program, mirror pruning, as it is printed: swaps, the whole prefix compared
 * again at each candidate, the left half of the top row.
 *
 * <p>Two mistakes: for odd n it takes the middle column too and mirrors nothing, so the solutions
 * left of the middle count once; and as the last row is the one that is looked at for being last, n
 * = 1 never ends anywhere. It gives 0, 0, 0, 2, 6, 4, 23, 92, 203 for n = 1 … 9; right would be 1,
 * 0, 0, 2, 10, 4, 40, 92, 352.
 */
record PrintedMirror() implements Solver {

  @Override
  public void search(int n, SearchListener listener) {
    listener.start(n);
    int[] columns = IntStream.range(0, n).toArray();
    boolean mirror = n % 2 == 0;
    int half = mirror ? n / 2 : n / 2 + 1;
    boolean on = true;
    for (int i = 0; on && i < half; i++) {
      swap(columns, 0, i);
      listener.place(0, columns[0]);
      on = extend(1, columns, mirror, listener);
      if (on) {
        listener.backtrack(0);
      }
      swap(columns, 0, i);
    }
  }

  private static boolean extend(int row, int[] columns, boolean mirror, SearchListener listener) {
    boolean on = true;
    for (int i = row; on && i < columns.length; i++) {
      swap(columns, row, i);
      if (isValid(columns, row)) {
        listener.place(row, columns[row]);
        on =
            row == columns.length - 1
                ? listener.solution() && (!mirror || listener.image(Symmetry.MIRROR))
                : extend(row + 1, columns, mirror, listener);
        if (on) {
          listener.backtrack(row);
        }
      } else {
        listener.reject(row, columns[row]);
      }
      swap(columns, row, i);
    }
    return on;
  }

  private static boolean isValid(int[] columns, int last) {
    for (int a = 0; a <= last; a++) {
      for (int b = a + 1; b <= last; b++) {
        if (WrongScan.attacks(columns[a] - columns[b], b - a)) {
          return false;
        }
      }
    }
    return true;
  }

  private static void swap(int[] columns, int a, int b) {
    int column = columns[a];
    columns[a] = columns[b];
    columns[b] = column;
  }
}
