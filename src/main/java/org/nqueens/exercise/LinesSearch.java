package org.nqueens.exercise;

import java.util.function.Consumer;

/** A reader's own search that marks the lines of each queen: hands out each solution it finds. */
@FunctionalInterface
public interface LinesSearch {

  /**
   * Finds every way to fill the rows from one on.
   *
   * @param columns the column of the queen on each row; those above {@code row} stand
   * @param row the next row to fill, 0 to n
   * @param lines three arrays of 2n + 1 places: which columns, ascending and descending diagonals
   *     are taken
   * @param emit to be given each solution
   */
  void search(int[] columns, int row, boolean[][] lines, Consumer<int[]> emit);
}
