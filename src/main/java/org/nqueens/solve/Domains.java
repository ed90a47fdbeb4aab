package org.nqueens.solve;

import java.util.Arrays;

/** For each depth of a search and each row the columns that are still free, as bits. */
final class Domains {

  private final long[][] free; // by depth, by row: bit c is column c
  private final boolean[] filled; // by row: its queen stands

  Domains(int n) {
    free = new long[n + 1][n];
    filled = new boolean[n];
    Arrays.fill(free[0], (1L << n) - 1);
  }

  /** The free columns of a row when {@code depth} queens stand. */
  long free(int depth, int row) {
    return free[depth][row];
  }

  /** Places the next queen and takes its lines from the open rows. */
  void place(int depth, int row, int column) {
    filled[row] = true;
    for (int other = 0; other < filled.length; other++) {
      if (!filled[other]) {
        free[depth + 1][other] = free[depth][other] & ~hits(column, Math.abs(other - row));
      }
    }
  }

  void takeAway(int row) {
    filled[row] = false;
  }

  /** The open row with the fewest free columns, the topmost of several. */
  int fewest(int depth) {
    int fewest = -1;
    int count = Integer.MAX_VALUE;
    for (int row = 0; row < filled.length; row++) {
      if (!filled[row] && Long.bitCount(free[depth][row]) < count) {
        count = Long.bitCount(free[depth][row]);
        fewest = row;
      }
    }
    return fewest;
  }

  /** The squares that a queen hits some rows away. */
  private static long hits(int column, int distance) {
    long queen = 1L << column;
    return queen | queen << distance | queen >>> distance;
  }
}
