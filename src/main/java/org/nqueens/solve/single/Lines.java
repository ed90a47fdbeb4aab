package org.nqueens.solve.single;

import java.util.SplittableRandom;
import org.nqueens.solve.SearchStopped;

/** How many queens stand on each diagonal of a full board, and what the local searches share. */
final class Lines {

  final int n;
  final int[] ascending; // row + column
  final int[] descending; // row - column + n - 1

  Lines(int n) {
    this.n = n;
    this.ascending = new int[Math.max(0, 2 * n - 1)];
    this.descending = new int[Math.max(0, 2 * n - 1)];
  }

  void add(int row, int column, int queens) {
    ascending[row + column] += queens;
    descending[row - column + n - 1] += queens;
  }

  /** How many queens stand on the diagonals of a square; one on the square itself counts twice. */
  int on(int row, int column) {
    return ascending[row + column] + descending[row - column + n - 1];
  }

  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchStopped("the local search was interrupted");
    }
  }

  static void swap(int[] columns, int one, int other) {
    int column = columns[one];
    columns[one] = columns[other];
    columns[other] = column;
  }

  static void shuffle(int[] columns, SplittableRandom random) {
    for (int i = columns.length - 1; i > 0; i--) {
      swap(columns, i, random.nextInt(i + 1));
    }
  }
}
