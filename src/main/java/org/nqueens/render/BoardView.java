package org.nqueens.render;

import java.util.List;
import java.util.Optional;
import org.nqueens.board.Attack;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.solve.Kind;
import org.nqueens.trace.Step;
import org.nqueens.words.Phrase;
import org.nqueens.words.Words;

/**
 * A board with queens on it: a solution, a partial placement, one with conflicts, or an attempt to
 * add a queen with all the queens that forbid it and the lines between.
 *
 * <p>In letters: {@code Q} a queen, {@code A} a queen that attacks, {@code x} the square that is
 * refused, {@code *} a square on a line between, {@code .} a free one. In the figure an attacker
 * has a solid ring, the refused square a cross in a dashed ring, and dots lead from one to the
 * other. Boards of more than {@value #LARGEST} rows are drawn small, without labels.
 */
public final class BoardView implements View {

  /** The largest board that is drawn as a table. */
  static final int LARGEST = 24;

  /** The largest board that is drawn at all. */
  static final int LARGEST_PICTURE = 200;

  private final Placement placement;
  private final Optional<Square> attempt;
  private final Optional<Step> event; // whose sentence stands over the board
  private final Coordinates coordinates;
  private final Words words;

  private BoardView(
      Placement placement,
      Optional<Square> attempt,
      Optional<Step> event,
      Coordinates coordinates,
      Words words) {
    this.words = words;
    this.placement = placement;
    this.attempt = attempt;
    this.event = event;
    this.coordinates = coordinates;
  }

  /**
   * The board of a placement, its conflicts marked.
   *
   * @param placement any placement
   * @return its view, counted from 0
   */
  public static BoardView of(Placement placement) {
    return new BoardView(
        placement, Optional.empty(), Optional.empty(), Coordinates.ZERO_BASED, Words.english());
  }

  /**
   * The attempt to add one more queen.
   *
   * @param placement the queens that stand
   * @param row the row of the square in question, 0 to n − 1
   * @param column its column, 0 to n − 1
   * @return its view, counted from 0
   * @throws IllegalArgumentException if the square is not on the board
   */
  public static BoardView attempt(Placement placement, int row, int column) {
    placement.whyNot(row, column); // refuses squares that are not on the board
    return new BoardView(
        placement,
        Optional.of(new Square(row, column)),
        Optional.empty(),
        Coordinates.ZERO_BASED,
        Words.english());
  }

  /**
   * The board at an event of a search: the queens that stand, and the candidate if it was refused.
   *
   * @param step the event
   * @return its view, counted from 0
   */
  public static BoardView of(Step step) {
    boolean refused = step.kind() == Kind.REJECT;
    Placement standing = refused ? step.placement().without(step.row()) : step.placement();
    Optional<Square> square =
        refused ? Optional.of(new Square(step.row(), step.column())) : Optional.empty();
    return new BoardView(
        standing, square, Optional.of(step), Coordinates.ZERO_BASED, Words.english());
  }

  /**
   * The same board with other labels.
   *
   * @param others how to label rows and columns
   * @return a new view
   */
  public BoardView labelled(Coordinates others) {
    return new BoardView(placement, attempt, event, others, words);
  }

  @Override
  public BoardView in(Words others) {
    return new BoardView(placement, attempt, event, coordinates, others);
  }

  @Override
  public String text() {
    String sentence = sentence().text();
    if (placement.n() == 0 || placement.n() > Placements.LETTERS) {
      return sentence;
    }
    return sentence + "\n\n" + new BoardLetters(squares(), coordinates).text();
  }

  @Override
  public String html() {
    Html caption = Sentence.of(sentence());
    if (placement.n() == 0 || placement.n() > LARGEST_PICTURE) {
      return Card.figure(words, caption).toString();
    }
    Html board =
        placement.n() <= LARGEST
            ? new BoardTable(squares(), coordinates).html()
            : Thumbnail.of(placement, 320, words);
    return Card.figure(words, caption, board).toString();
  }

  /**
   * The queens alone, as a file.
   *
   * @return an svg document with a title
   * @throws IllegalArgumentException if the board has more than 200 rows
   */
  public String svg() {
    return GalleryView.of(List.of(placement)).titled(sentence().text()).svg(coordinates);
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Phrase sentence() {
    if (event.isPresent()) {
      return new StepWords(placement.n(), coordinates, words).sentence(event.get(), placement);
    }
    BoardWords board = new BoardWords(placement.n(), coordinates, words);
    return attempt
        .map(s -> board.attempt(s.row(), s.column(), attackers(s)))
        .orElseGet(() -> board.placement(placement));
  }

  private List<Attack> attackers(Square square) {
    return placement.whyNot(square.row(), square.column());
  }

  private Squares squares() {
    return attempt
        .map(s -> Placements.attempt(placement, s, attackers(s)))
        .orElseGet(() -> Placements.squares(placement));
  }
}
