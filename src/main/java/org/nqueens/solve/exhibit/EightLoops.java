package org.nqueens.solve.exhibit;

import org.nqueens.solve.About;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** EXHIBIT. One loop for each queen, written out. */
final class EightLoops implements Solver {

  @Override
  public About about() {
    return new About(
        "eight-loops",
        "EXHIBIT, not how to write it: eight nested loops.",
        "the nodes of scan, for n = 8 and no other",
        "S4, on the way to its recursion",
        8,
        true);
  }

  @Override
  public void search(int n, SearchListener listener) {
    if (n != 8) {
      throw new IllegalArgumentException(
          "n = " + n + " is not 8: there are eight loops, for eight queens and no others");
    }
    listener.start(n);
    new Board(new int[8], listener).search();
  }

  private record Board(int[] columns, SearchListener listener) {

    void search() {
      for (int a = 0; a < 8; a++)
        if (place(0, a)) {
          for (int b = 0; b < 8; b++)
            if (place(1, b)) {
              for (int c = 0; c < 8; c++)
                if (place(2, c)) {
                  for (int d = 0; d < 8; d++)
                    if (place(3, d)) {
                      for (int e = 0; e < 8; e++)
                        if (place(4, e)) {
                          for (int f = 0; f < 8; f++)
                            if (place(5, f)) {
                              for (int g = 0; g < 8; g++)
                                if (place(6, g)) {
                                  for (int h = 0; h < 8; h++)
                                    if (place(7, h)) {
                                      if (!listener.solution()) return;
                                      listener.backtrack(7);
                                    }
                                  listener.backtrack(6);
                                }
                              listener.backtrack(5);
                            }
                          listener.backtrack(4);
                        }
                      listener.backtrack(3);
                    }
                  listener.backtrack(2);
                }
              listener.backtrack(1);
            }
          listener.backtrack(0);
        }
    }

    private boolean place(int row, int column) {
      for (int above = 0; above < row; above++) {
        if (WrongScan.attacks(columns[above] - column, row - above)) {
          listener.reject(row, column);
          return false;
        }
      }
      columns[row] = column;
      listener.place(row, column);
      return true;
    }
  }
}
