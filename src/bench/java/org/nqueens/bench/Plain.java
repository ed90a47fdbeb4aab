package org.nqueens.bench;

/** Counters that nobody can watch: what the others are measured against. */
final class Plain {

  private Plain() {}

  static long bits(int n) {
    return bits(n, 0, (1L << n) - 1, 0, 0, 0);
  }

  private static long bits(
      int n, int row, long full, long columns, long ascending, long descending) {
    if (row == n) {
      return 1;
    }
    long solutions = 0;
    for (long free = full & ~(columns | ascending | descending); free != 0; ) {
      long queen = free & -free;
      free ^= queen;
      solutions +=
          bits(
              n,
              row + 1,
              full,
              columns | queen,
              (ascending | queen) >>> 1,
              (descending | queen) << 1);
    }
    return solutions;
  }

  static long sets(int n) {
    return sets(n, 0, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
  }

  private static long sets(
      int n, int row, boolean[] columns, boolean[] ascending, boolean[] descending) {
    if (row == n) {
      return 1;
    }
    long solutions = 0;
    for (int column = 0; column < n; column++) {
      int up = row + column;
      int down = row - column + n - 1;
      if (!columns[column] && !ascending[up] && !descending[down]) {
        columns[column] = ascending[up] = descending[down] = true;
        solutions += sets(n, row + 1, columns, ascending, descending);
        columns[column] = ascending[up] = descending[down] = false;
      }
    }
    return solutions;
  }
}
