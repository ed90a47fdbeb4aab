package org.nqueens.render;

import java.util.Optional;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.words.Words;

/**
 * The squares that one queen hits, and the numbers of her diagonals.
 *
 * <p>Two boards say the same thing from two sides. In the one each square holds {@code row −
 * column}, which is constant along each descending diagonal "\"; in the other {@code row + column},
 * constant along each ascending diagonal "/". Hit squares are tinted; the queen's own diagonal is
 * in bold. In letters hit squares have brackets. {@link #plain()} is one board without numbers.
 */
public final class AttackView implements View {

  /** The largest board that is drawn. */
  private static final int LARGEST = BoardView.LARGEST;

  private final int n;
  private final Square queen;
  private final Coordinates coordinates;
  private final Words words;
  private final boolean numbered;

  private AttackView(int n, Square queen, Coordinates coordinates, Words words, boolean numbered) {
    this.words = words;
    this.numbered = numbered;
    this.n = n;
    this.queen = queen;
    this.coordinates = coordinates;
  }

  /**
   * The squares hit from a square.
   *
   * @param n the size of the board, 1 to 24
   * @param row 0 to n − 1
   * @param column 0 to n − 1
   * @return the view, counted from 0
   * @throws IllegalArgumentException if the board cannot be drawn or the square is not on it
   */
  public static AttackView of(int n, int row, int column) {
    if (n < 1 || n > LARGEST) {
      throw new IllegalArgumentException(
          "a board of size " + n + " cannot be drawn with numbers: n is 1 to " + LARGEST);
    }
    Placement.empty(n).with(row, column); // refuses squares that are not on the board
    return new AttackView(
        n, new Square(row, column), Coordinates.ZERO_BASED, Words.english(), true);
  }

  /**
   * The same boards with other labels; the numbers in the squares stay row ± column from 0.
   *
   * @param others how to label rows and columns
   * @return a new view
   */
  public AttackView labelled(Coordinates others) {
    return new AttackView(n, queen, others, words, numbered);
  }

  @Override
  public AttackView in(Words others) {
    return new AttackView(n, queen, coordinates, others, numbered);
  }

  /**
   * One board with the squares that she hits, for readers who do not know the numbers yet.
   *
   * @return a new view
   */
  public AttackView plain() {
    return new AttackView(n, queen, coordinates, words, false);
  }

  @Override
  public String text() {
    if (!numbered) {
      return reach() + "\n\n" + new BoardLetters(reached(), coordinates).text();
    }
    return sentence()
        + "\n\n"
        + words.say("board.descending-constant")
        + "\n"
        + new BoardLetters(squares(Line.DESCENDING), coordinates).text()
        + "\n\n"
        + words.say("board.ascending-constant")
        + "\n"
        + new BoardLetters(squares(Line.ASCENDING), coordinates).text();
  }

  @Override
  public String html() {
    if (!numbered) {
      Html board = new BoardTable(reached(), coordinates).html();
      return Card.figure(words, Html.text(reach()), board).toString();
    }
    Html boards =
        Html.tag("div")
            .style("display:flex;flex-wrap:wrap;gap:12px 20px;margin:0")
            .holding(
                board(words.say("board.descending-title"), Line.DESCENDING),
                board(words.say("board.ascending-title"), Line.ASCENDING));
    return Card.figure(
            words, Html.text(sentence()), boards, Card.note(words.say("board.attack-legend")))
        .toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Html board(String title, Line line) {
    return Html.tag("div")
        .style("margin:0")
        .holding(
            Html.tag("div").style("margin:0 0 4px;font-size:13px").holding(title),
            new BoardTable(squares(line), coordinates).html());
  }

  private Squares reached() {
    return Squares.of(
        n,
        (row, column) -> {
          Square square = new Square(row, column);
          return square.equals(queen)
              ? Cell.queen()
              : Line.through(queen, square).isEmpty() ? Cell.empty() : Cell.reached();
        });
  }

  private Squares squares(Line numbered) {
    return Squares.of(n, (row, column) -> cell(numbered, new Square(row, column)));
  }

  private Cell cell(Line numbered, Square square) {
    Optional<Line> line = Line.through(queen, square);
    String number =
        numbered == Line.ASCENDING
            ? Integer.toString(square.ascending())
            : BoardWords.signed(square.row() - square.column());
    if (square.equals(queen)) {
      return Cell.queenOn(number);
    } else if (line.isEmpty()) {
      return Cell.number(number).written(number + " ");
    }
    return line.get() == numbered ? Cell.hit(number) : Cell.alsoHit(number);
  }

  private String reach() {
    String name = coordinates.square(n, queen.row(), queen.column(), words);
    return words.say("board.reach", name, HeatMap.hits(n, queen), n * n - 1);
  }

  private String sentence() {
    String name = coordinates.square(n, queen.row(), queen.column(), words);
    return words.say(
        "board.hits",
        name,
        HeatMap.hits(n, queen),
        n * n - 1,
        BoardWords.signed(queen.row() - queen.column()),
        queen.ascending());
  }
}
