package org.nqueens.solve;

/**
 * The queens of the solution told last: where only the ways to solutions are told, the next way
 * goes on from there.
 */
final class ToldPath {

  private final int n;
  private final int[] squares; // in the order of placing, as row × n + column
  private int size; // how many

  ToldPath(int n) {
    this.n = n;
    this.squares = new int[n];
  }

  int size() {
    return size;
  }

  /** How many of the queens told, from the first on, still stand where they stood. */
  int common(int[] rows, int[] columns, int standing) {
    int common = 0;
    while (common < Math.min(size, standing)
        && squares[common] == rows[common] * n + columns[common]) {
      common++;
    }
    return common;
  }

  /** The queens that stand have been told. */
  void become(int[] rows, int[] columns, int standing) {
    for (int i = 0; i < standing; i++) {
      squares[i] = rows[i] * n + columns[i];
    }
    size = standing;
  }
}
