package org.nqueens.exercise;

/**
 * A question about a square, given the queens of the rows above it.
 *
 * @param <R> the kind of the answer
 */
@FunctionalInterface
public interface SquareFunction<R> {

  /**
   * Answers for one square.
   *
   * @param columns {@code columns[r]} is the column of the queen on row r, for each r below {@code
   *     row}
   * @param row the row of the square
   * @param column the column of the square
   * @return the answer
   */
  R at(int[] columns, int row, int column);
}
