package org.nqueens.count.search;

import org.nqueens.count.task.CountStopped;

/**
 * What the queens above leave free in a row, as three sets of columns; bit 0 is the left column.
 *
 * @param row the row to fill next
 * @param columns the columns in use
 * @param ascending the columns hit along ascending diagonals, which run to the left as rows go down
 * @param descending the columns hit along descending diagonals
 * @param weight for how many boards each one found stands
 */
public record Masks(int row, int columns, int ascending, int descending, int weight) {

  /**
   * What is free before the first queen.
   *
   * @param weight for how many boards each one found stands
   * @return no queen, row 0
   */
  public static Masks empty(int weight) {
    return new Masks(0, 0, 0, 0, weight);
  }

  /**
   * The columns that the row may use.
   *
   * @param n the board's size, 0 to 30
   * @return a set of columns, empty where there is no way on
   */
  public int free(int n) {
    return (1 << n) - 1 & ~(columns | ascending | descending);
  }

  /**
   * What is left for the next row.
   *
   * @param queen the bit of a free column
   * @return one row further, with the queen
   */
  public Masks with(int queen) {
    return new Masks(
        row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1, weight);
  }

  /**
   * The number of boards that go on from here.
   *
   * @param n the board's size, 0 to 28
   * @return how many there are, times the weight
   * @throws ArithmeticException if the number does not fit a {@code long}
   * @throws CountStopped if the thread was interrupted
   */
  public long solutions(int n) {
    int all = (1 << n) - 1;
    return Math.multiplyExact(below(n - row, all, columns, ascending, descending), (long) weight);
  }

  private static long below(int rows, int all, int columns, int ascending, int descending) {
    if (rows <= LastRows.MOST) {
      return LastRows.count(rows, all & ~columns, ascending, descending);
    }
    CountStopped.check();
    long sum = 0;
    int free = all & ~(columns | ascending | descending);
    while (free != 0) {
      int queen = free & -free;
      free ^= queen;
      sum =
          Math.addExact(
              sum,
              below(
                  rows - 1,
                  all,
                  columns | queen,
                  (ascending | queen) >>> 1,
                  (descending | queen) << 1));
    }
    return sum;
  }
}
