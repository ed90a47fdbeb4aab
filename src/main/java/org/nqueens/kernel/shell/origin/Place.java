package org.nqueens.kernel.shell.origin;

import org.nqueens.kernel.shell.Cell;

/**
 * A place in a cell.
 *
 * @param cell the cell
 * @param line its line as the reader counts, from 1
 * @param column where in the line, from 0
 * @param text the line
 */
public record Place(Cell cell, int line, int column, String text) {

  private static final int LONGEST = 160; // characters of a line that are shown

  /**
   * The place of an index into a cell's code.
   *
   * @param cell the cell
   * @param index an index, 0 to the length of its code
   * @return the place
   */
  public static Place of(Cell cell, int index) {
    String code = cell.code();
    int begin = code.lastIndexOf('\n', index - 1) + 1;
    int end = code.indexOf('\n', index);
    int before = (int) code.substring(0, begin).chars().filter(c -> c == '\n').count();
    return new Place(
        cell,
        cell.firstLine() + before,
        index - begin,
        code.substring(begin, end < 0 ? code.length() : end));
  }

  /**
   * The place with the nearest part of a very long line.
   *
   * @return a place of 160 characters at most; this one where its line is no longer
   */
  public Place excerpt() {
    if (text.length() <= LONGEST) {
      return this;
    }
    int from = Math.max(0, Math.min(column - LONGEST / 2, text.length() - LONGEST));
    return new Place(cell, line, column - from, text.substring(from, from + LONGEST));
  }

  /**
   * What stands before the place, as blanks; tabs stay tabs, so that a caret stands right.
   *
   * @return blanks and tabs
   */
  public String indent() {
    StringBuilder indent = new StringBuilder();
    text.codePoints()
        .limit(text.codePointCount(0, Math.min(column, text.length())))
        .forEach(c -> indent.append(c == '\t' ? '\t' : ' '));
    return indent.toString();
  }

  /**
   * {@code cell [3], line 4}; the startup texts are cell 0.
   *
   * @return the place in words
   */
  public String name() {
    return (cell.number() == 0 ? "the startup text" : "cell [" + cell.number() + "]")
        + ", line "
        + line;
  }
}
