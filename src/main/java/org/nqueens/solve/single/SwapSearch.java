package org.nqueens.solve.single;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Sosič and Gu's search: a permutation of the columns, so that only diagonals matter, each with the
 * number of its queens.
 *
 * <p>Columns are dealt row by row, each picked anew until its diagonals are free. The last rows,
 * where that would take long, take what is left; they alone are attacked, and swap their columns
 * with any row where both are unattacked afterwards.
 */
final class SwapSearch {

  private static final int LEAST_SWAPS = 1000; // tried for one row before all begins anew

  private final int n;
  private final SplittableRandom random;
  private final int[] columns;
  private final Lines lines;

  SwapSearch(int n, long seed) {
    this.n = n;
    this.random = new SplittableRandom(seed);
    this.columns = new int[n];
    this.lines = new Lines(n);
  }

  /** The columns by row; works until there are some, so n is not 2 or 3. */
  int[] solution() {
    do {
      Lines.check();
    } while (!repaired(dealt()));
    return columns;
  }

  /** Deals the columns out; returns the first row that may be attacked. */
  private int dealt() {
    int row = new Deal(columns, random).rows();
    Arrays.fill(lines.ascending, 0);
    Arrays.fill(lines.descending, 0);
    for (int each = 0; each < n; each++) {
      lines.add(each, columns[each], 1);
    }
    return row;
  }

  /**
   * Swaps until no row from the given one on is attacked; false if one of them finds no partner.
   */
  private boolean repaired(int from) {
    for (int row = from; row < n; row++) {
      long tries = LEAST_SWAPS + 10L * n;
      while (lines.on(row, columns[row]) > 2) {
        if (tries-- == 0) {
          return false;
        }
        trySwap(row, random.nextInt(n));
      }
      if (row % 64 == 0) {
        Lines.check();
      }
    }
    for (int row = from; row < n; row++) {
      if (lines.on(row, columns[row]) > 2) {
        return false;
      }
    }
    return true;
  }

  private void trySwap(int row, int other) {
    exchange(row, other);
    if (lines.on(row, columns[row]) > 2 || lines.on(other, columns[other]) > 2) {
      exchange(row, other);
    }
  }

  private void exchange(int row, int other) {
    lines.add(row, columns[row], -1);
    lines.add(other, columns[other], -1);
    Lines.swap(columns, row, other);
    lines.add(row, columns[row], 1);
    lines.add(other, columns[other], 1);
  }
}
