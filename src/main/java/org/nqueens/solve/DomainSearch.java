package org.nqueens.solve;

import java.util.function.IntUnaryOperator;

/**
 * A search that knows the free columns of every open row: one loop, whatever the order of the rows.
 * A node below which some open row has no free column is left at once.
 *
 * @param n size of the board
 * @param domains the free columns, changed in place
 * @param order from the number of queens on the board to the row of the next one
 * @param recorder takes the events
 */
record DomainSearch(int n, Domains domains, IntUnaryOperator order, Recorder recorder) {

  /** Fills what is open below {@code depth} queens; false if the recorder wants no more. */
  boolean extend(int depth) {
    if (depth == n) {
      return recorder.solution();
    } else if (domains.free(depth, domains.fewest(depth)) == 0) {
      return true;
    }
    int row = order.applyAsInt(depth);
    for (long free = domains.free(depth, row); free != 0; free &= free - 1) {
      int column = Long.numberOfTrailingZeros(free);
      domains.place(depth, row, column);
      recorder.place(row, column);
      if (!extend(depth + 1)) {
        return false;
      }
      recorder.backtrack(row);
      domains.takeAway(row);
    }
    return true;
  }
}
