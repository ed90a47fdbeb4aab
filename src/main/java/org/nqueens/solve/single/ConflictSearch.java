package org.nqueens.solve.single;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The min-conflicts heuristic: a queen a row, each column and diagonal with its number of queens.
 */
final class ConflictSearch {

  private static final int LEAST_MOVES = 200;
  private static final int OWN = 3; // a queen stands on her own column and diagonals

  private final int n;
  private final SplittableRandom random;
  private final int[] columns;
  private final int[] inColumn; // how many queens
  private final Lines lines;
  private final int[] attacked; // rows; scratch
  private final int[] best; // columns; scratch

  ConflictSearch(int n, long seed) {
    this.n = n;
    this.random = new SplittableRandom(seed);
    this.columns = new int[n];
    this.inColumn = new int[n];
    this.lines = new Lines(n);
    this.attacked = new int[n];
    this.best = new int[n];
  }

  /** The columns by row; works until there are some, so n is not 2 or 3. */
  int[] solution() {
    do {
      begin();
    } while (!repaired());
    return columns;
  }

  /** Row by row, each queen where the fewest above attack her. */
  private void begin() {
    Arrays.fill(inColumn, 0);
    Arrays.fill(lines.ascending, 0);
    Arrays.fill(lines.descending, 0);
    for (int row = 0; row < n; row++) {
      Lines.check();
      put(row, calmest(row), 1);
    }
  }

  private boolean repaired() {
    for (long moves = LEAST_MOVES + 2L * n; moves > 0; moves--) {
      Lines.check();
      int count = attackedRows();
      if (count == 0) {
        return true;
      }
      int row = attacked[random.nextInt(count)];
      put(row, columns[row], -1);
      put(row, calmest(row), 1);
    }
    return false;
  }

  private int attackedRows() {
    int count = 0;
    for (int row = 0; row < n; row++) {
      if (attackers(row, columns[row]) > OWN) {
        attacked[count++] = row;
      }
    }
    return count;
  }

  private int attackers(int row, int column) {
    return inColumn[column] + lines.on(row, column);
  }

  /** One of the columns that the fewest attack, for a row without its queen. */
  private int calmest(int row) {
    int fewest = Integer.MAX_VALUE;
    int count = 0;
    for (int column = 0; column < n; column++) {
      int attackers = attackers(row, column);
      if (attackers < fewest) {
        fewest = attackers;
        count = 0;
      }
      if (attackers == fewest) {
        best[count++] = column;
      }
    }
    return best[random.nextInt(count)];
  }

  private void put(int row, int column, int queens) {
    columns[row] = column;
    inColumn[column] += queens;
    lines.add(row, column, queens);
  }
}
