package org.nqueens.exercise;

import java.util.function.Consumer;

/** A reader's own search: hands out each solution that it finds. */
@FunctionalInterface
public interface BoardSearch {

  /**
   * Finds every way to place n queens.
   *
   * @param n the side of the board
   * @param emit to be given each solution, as the column of the queen on each row from the top
   */
  void search(int n, Consumer<int[]> emit);
}
