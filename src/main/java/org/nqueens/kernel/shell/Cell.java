package org.nqueens.kernel.shell;

/**
 * One piece of code to run.
 *
 * @param number the cell's number as the reader sees it, 0 or more
 * @param code the source text
 * @param firstLine the line of the reader's cell on which {@code code} begins, 1 for a whole cell
 */
public record Cell(int number, String code, int firstLine) {

  /** Checks the numbers. */
  public Cell {
    if (number < 0 || firstLine < 1) {
      throw new IllegalArgumentException(
          "cell number " + number + " must be 0 or more, first line " + firstLine + " 1 or more");
    }
  }

  /**
   * A whole cell.
   *
   * @param number the cell's number, 0 or more
   * @param code the source text
   */
  public Cell(int number, String code) {
    this(number, code, 1);
  }
}
