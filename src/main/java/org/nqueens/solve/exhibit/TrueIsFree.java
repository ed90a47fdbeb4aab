package org.nqueens.solve.exhibit;

import java.util.Arrays;
import java.util.Locale;
import org.nqueens.solve.About;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/**
 * EXHIBIT. S4's last program, whose three arrays hold true for a free line, and the same where only
 * its test was turned to the other convention.
 *
 * <p>Its {@code up} is indexed by row − column, our descending diagonal, and its {@code down} by
 * row + column.
 */
public enum TrueIsFree implements Solver {
  /** As the source has it: right. */
  AS_PRINTED(true),

  /** The test takes true for taken, the marks still take it for free: wrong. */
  TEST_FLIPPED(false);

  private final boolean free;

  TrueIsFree(boolean free) {
    this.free = free;
  }

  @Override
  public void search(int n, SearchListener listener) {
    about().check(n);
    listener.start(n);
    boolean[][] lines = new boolean[3][2 * n];
    for (boolean[] line : lines) {
      Arrays.fill(line, true);
    }
    new Search(n, free, lines[0], lines[1], lines[2], listener).place(0);
  }

  @Override
  public About about() {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    String summary = "EXHIBIT: three arrays in which true is free, " + name + ".";
    return new About(name, summary, "as the arrays", "S4", 63, true);
  }

  @Override
  public String toString() {
    return about().toString();
  }

  private record Search(
      int n, boolean free, boolean[] col, boolean[] up, boolean[] down, SearchListener listener) {

    boolean place(int row) {
      if (row == n) {
        return listener.solution();
      }
      for (int h = 0; h < n; h++) {
        if (col[h] != free || up[row - h + n - 1] != free || down[row + h] != free) {
          listener.reject(row, h);
          continue;
        }
        mark(row, h, false);
        listener.place(row, h);
        if (!place(row + 1)) {
          return false;
        }
        listener.backtrack(row);
        mark(row, h, true);
      }
      return true;
    }

    private void mark(int row, int h, boolean now) {
      col[h] = up[row - h + n - 1] = down[row + h] = now;
    }
  }
}
