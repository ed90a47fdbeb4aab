package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

/**
 * Boards side by side with a note on each square: marks, counters, the index of a line.
 *
 * <pre>{@code
 * NotesView.of("The index of each descending diagonal")
 *     .board("row − column", Placement.empty(4), square -> square.row() - square.column())
 *     .board("row − column + 3", Placement.empty(4), square -> square.descending(4))
 * }</pre>
 *
 * <p>A note of {@code ""} leaves the square empty; the squares in question stand in brackets in the
 * text form and on a ground of their own in the picture.
 */
public final class NotesView implements View {

  /** What stands on a square. */
  @FunctionalInterface
  public interface Note {
    /**
     * The note of a square.
     *
     * @param square a square of the board
     * @return a number or a short word; its {@code toString} is shown
     */
    Object on(Square square);
  }

  /** The largest board that is drawn. */
  private static final int LARGEST = BoardView.LARGEST;

  private record Board(String title, Squares squares) {}

  private final String caption;
  private final List<Board> boards;

  private NotesView(String caption, List<Board> boards) {
    this.caption = caption;
    this.boards = List.copyOf(boards);
  }

  /**
   * A figure without boards.
   *
   * @param caption what is to be seen
   * @return an empty figure
   */
  public static NotesView of(String caption) {
    return new NotesView(caption, List.of());
  }

  /**
   * This figure with one more board.
   *
   * @param title what this board shows
   * @param queens the queens that stand, on a board of size 1 to 24
   * @param note what stands on each square that has no queen
   * @return a longer figure
   * @throws IllegalArgumentException if the board cannot be drawn
   */
  public NotesView board(String title, Placement queens, Note note) {
    return board(title, queens, note, List.of());
  }

  /**
   * This figure with one more board, some squares of which stand out.
   *
   * @param title what this board shows; empty where the caption says it
   * @param queens the queens that stand, on a board of size 1 to 24
   * @param note what stands on each square that has no queen
   * @param inQuestion the squares to look at
   * @return a longer figure
   * @throws IllegalArgumentException if the board cannot be drawn
   */
  public NotesView board(String title, Placement queens, Note note, Iterable<Square> inQuestion) {
    int n = queens.n();
    if (n < 1 || n > LARGEST) {
      throw new IllegalArgumentException(
          "a board of size " + n + " cannot be drawn with notes: n is 1 to " + LARGEST);
    }
    List<Square> special = new ArrayList<>();
    inQuestion.forEach(special::add);
    List<Board> more = new ArrayList<>(boards);
    more.add(
        new Board(title, Squares.of(n, (r, c) -> cell(queens, new Square(r, c), note, special))));
    return new NotesView(caption, more);
  }

  private static Cell cell(Placement queens, Square square, Note note, List<Square> special) {
    if (queens.queens().contains(square)) {
      return Cell.queen();
    }
    Object said = note.on(square);
    String text = said instanceof Integer number ? BoardWords.signed(number) : said.toString();
    return special.contains(square)
        ? Cell.questioned(text)
        : text.isEmpty() ? Cell.empty() : Cell.number(text);
  }

  @Override
  public String text() {
    return boards.stream()
        .map(NotesView::lettered)
        .collect(Collectors.joining("\n\n", caption + "\n\n", ""));
  }

  @Override
  public String html() {
    Html all =
        Html.tag("div")
            .style("display:flex;flex-wrap:wrap;gap:12px 24px;margin:0")
            .holding(boards.stream().map(NotesView::drawn).toList());
    return Card.figure(Html.text(caption), all).toString();
  }

  private static String lettered(Board board) {
    String letters = new BoardLetters(board.squares(), Coordinates.ZERO_BASED).text();
    return board.title().isEmpty() ? letters : board.title() + "\n" + letters;
  }

  private static Html drawn(Board board) {
    Html title =
        board.title().isEmpty()
            ? Html.text("")
            : Html.tag("div").style("margin:0 0 4px;font-size:13px").holding(board.title());
    return Html.tag("div")
        .style("margin:0")
        .holding(title, new BoardTable(board.squares(), Coordinates.ZERO_BASED).html());
  }

  @Override
  public String toString() {
    return text();
  }
}
