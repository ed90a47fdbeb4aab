package org.nqueens.render;

import org.nqueens.words.Words;

/**
 * How the rows and columns of a drawn board are labelled; inside the program they are always
 * counted from 0, top left.
 */
public enum Coordinates {
  /** Rows and columns from 0, as in the program: "row 3, column 0". */
  ZERO_BASED {
    @Override
    public String row(int n, int row) {
      return Integer.toString(row);
    }

    @Override
    public String column(int column) {
      return Integer.toString(column);
    }
  },

  /** Rows and columns from 1, as in the older texts: "row 4, column 1". */
  ONE_BASED {
    @Override
    public String row(int n, int row) {
      return Integer.toString(row + 1);
    }

    @Override
    public String column(int column) {
      return Integer.toString(column + 1);
    }
  },

  /** Files a, b, c … from the left and ranks from the bottom, as in chess: "a1". */
  CHESS {
    @Override
    public String row(int n, int row) {
      return Integer.toString(n - row);
    }

    @Override
    public String column(int column) {
      return file(column);
    }

    @Override
    public String square(int n, int row, int column, Words words) {
      return column(column) + row(n, row);
    }
  };

  /**
   * The label of a row.
   *
   * @param n the size of the board
   * @param row 0 … n − 1 from the top
   * @return the label, such as {@code 3}
   */
  public abstract String row(int n, int row);

  /**
   * The label of a column.
   *
   * @param column 0 … n − 1 from the left
   * @return the label, such as {@code 3} or {@code d}
   */
  public abstract String column(int column);

  /**
   * The name of a square.
   *
   * @param n the size of the board
   * @param row 0 … n − 1 from the top
   * @param column 0 … n − 1 from the left
   * @return the name, such as {@code row 3, column 0} or {@code a1}
   */
  public String square(int n, int row, int column) {
    return square(n, row, column, Words.english());
  }

  /**
   * The name of a square in a reader's language.
   *
   * @param n the size of the board
   * @param row 0 … n − 1 from the top
   * @param column 0 … n − 1 from the left
   * @param words the language
   * @return the name, such as {@code row 3, column 0} or {@code a1}
   */
  public String square(int n, int row, int column, Words words) {
    return words.say("board.square", row(n, row), column(column));
  }

  /** a … z, then aa, ab … as in a spreadsheet. */
  private static String file(int column) {
    String last = Character.toString('a' + column % 26);
    return column < 26 ? last : file(column / 26 - 1) + last;
  }
}
