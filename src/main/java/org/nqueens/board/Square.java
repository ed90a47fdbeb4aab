package org.nqueens.board;

/**
 * One square of a board of any size, written {@code (row,column)}.
 *
 * @param row 0 or more, counted from the top
 * @param column 0 or more, counted from the left
 */
public record Square(int row, int column) implements Comparable<Square> {

  /** Refuses negative coordinates. */
  public Square {
    if (row < 0 || column < 0) {
      throw new IllegalArgumentException(
          "(" + row + "," + column + ") is no square: row and column start at 0");
    }
  }

  /**
   * The number of this square's ascending diagonal "/".
   *
   * @return {@code row + column}, 0 to 2n − 2
   */
  public int ascending() {
    return row + column;
  }

  /**
   * The number of this square's descending diagonal "\" on a board of size n.
   *
   * @param n the size of the board
   * @return {@code row - column + n - 1}, 0 to 2n − 2
   */
  public int descending(int n) {
    return row - column + n - 1;
  }

  /**
   * Whether a queen here attacks another square. A queen does not attack the square it stands on.
   *
   * @param other a square
   * @return true if the two share a row, a column or a diagonal
   */
  public boolean attacks(Square other) {
    return Line.through(this, other).isPresent();
  }

  /** Reading order: row by row, left to right. */
  @Override
  public int compareTo(Square other) {
    int byRow = Integer.compare(row, other.row);
    return byRow != 0 ? byRow : Integer.compare(column, other.column);
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
