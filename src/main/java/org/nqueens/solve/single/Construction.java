package org.nqueens.solve.single;

/**
 * The formula of Hoffman, Loessi and Moore, "Constructions for the Solution of the m Queens
 * Problem".
 */
final class Construction {

  private Construction() {}

  static int[] columns(int n) {
    int[] columns = new int[n];
    int even = n & ~1;
    if (even % 6 == 2) {
      fillTurned(columns, even);
    } else {
      fillStairs(columns, even);
    }
    if (n != even) {
      columns[even] = even; // the long diagonal of the even board is free: the corner fits
    }
    return columns;
  }

  /** Two stairs of knight's moves: columns 1, 3, 5, … and then 0, 2, 4, … */
  private static void fillStairs(int[] columns, int n) {
    int half = n / 2;
    for (int i = 0; i < half; i++) {
      columns[i] = 2 * i + 1;
    }
    for (int i = 0; i < half; i++) {
      columns[half + i] = 2 * i;
    }
  }

  /** Where two queens of the stairs would meet: a stair that wraps around, and its half turn. */
  private static void fillTurned(int[] columns, int n) {
    int column = n / 2 - 1;
    for (int i = 0; i < n / 2; i++) {
      columns[i] = column;
      columns[n - 1 - i] = n - 1 - column;
      column = column + 2 >= n ? column + 2 - n : column + 2;
    }
  }
}
