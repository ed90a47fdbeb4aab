package org.nqueens.render;

import org.nqueens.board.Square;
import org.nqueens.words.Words;

/**
 * How many squares a queen covers from each square of an empty board, her own included: 22 to 28
 * for n = 8.
 *
 * <p>The number stands in each square; its ground grows darker with it.
 */
public final class HeatMap implements View {

  /** The largest board that is drawn. */
  private static final int LARGEST = BoardView.LARGEST;

  private static final String[] GROUNDS = {
    "#fdf3dc", "#f8ddb0", "#efbf7f", "#dd9a4f", "#9c5a12", "#7a4a00", "#552f00"
  };

  /** The first ground that needs light letters. */
  private static final int FIRST_DARK = 4;

  private final int n;
  private final Coordinates coordinates;
  private final Words words;

  private HeatMap(int n, Coordinates coordinates, Words words) {
    this.words = words;
    this.n = n;
    this.coordinates = coordinates;
  }

  /**
   * The map of one board.
   *
   * @param n the size of the board, 1 to 24
   * @return the view, counted from 0
   * @throws IllegalArgumentException if the board cannot be drawn
   */
  public static HeatMap of(int n) {
    if (n < 1 || n > LARGEST) {
      throw new IllegalArgumentException(
          "a heat map of size " + n + " cannot be drawn: n is 1 to " + LARGEST);
    }
    return new HeatMap(n, Coordinates.ZERO_BASED, Words.english());
  }

  /**
   * The same map with other labels.
   *
   * @param others how to label rows and columns
   * @return a new view
   */
  public HeatMap labelled(Coordinates others) {
    return new HeatMap(n, others, words);
  }

  @Override
  public HeatMap in(Words others) {
    return new HeatMap(n, coordinates, others);
  }

  /**
   * The squares hit from a square: n − 1 in the row, as many in the column, the diagonals' rest.
   */
  static int hits(int n, Square square) {
    int row = square.row();
    int column = square.column();
    int descending = n - 1 - Math.abs(row - column);
    int ascending = n - 1 - Math.abs(row + column - (n - 1));
    return 2 * (n - 1) + descending + ascending;
  }

  @Override
  public String text() {
    return sentence() + "\n\n" + new BoardLetters(squares(), coordinates).text();
  }

  @Override
  public String html() {
    return Card.figure(words, Html.text(sentence()), new BoardTable(squares(), coordinates).html())
        .toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Squares squares() {
    return Squares.of(n, (row, column) -> cell(covered(row, column)));
  }

  private Cell cell(int covered) {
    int steps = most() - least();
    int ground =
        steps == 0 ? 0 : (int) Math.round((GROUNDS.length - 1.0) * (covered - least()) / steps);
    String ink = ground < FIRST_DARK ? Tokens.INK : Tokens.ON_DARK;
    return Cell.shaded(Integer.toString(covered), GROUNDS[ground], ink);
  }

  /** What she hits, and her own square. */
  private int covered(int row, int column) {
    return hits(n, new Square(row, column)) + 1;
  }

  private int least() {
    return covered(0, 0);
  }

  private int most() {
    return covered(n / 2, n / 2);
  }

  private String sentence() {
    return least() == most()
        ? words.say("board.covers-same", n, least())
        : words.say("board.covers", n, least(), most());
  }
}
