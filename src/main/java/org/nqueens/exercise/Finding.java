package org.nqueens.exercise;

import java.util.Locale;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.render.BoardView;
import org.nqueens.render.View;
import org.opentest4j.AssertionFailedError;

/**
 * What a step of a check found, to be thrown: a sentence for the reader and, where it helps, a
 * board.
 */
public final class Finding extends AssertionFailedError {

  private static final long serialVersionUID = 1L;

  private final State state;
  private final transient View picture;

  private Finding(State state, String sentence, View picture) {
    super(sentence);
    this.state = state;
    this.picture = picture;
  }

  /** Nothing has been written yet. */
  static Finding notStarted(String sentence) {
    return new Finding(State.NOT_STARTED, sentence, null);
  }

  /**
   * Something is wrong.
   *
   * @param sentence names the smallest input that shows it; with {@code %} as {@link String#format}
   * @param arguments what goes into it
   * @return to be thrown
   */
  public static Finding keepGoing(String sentence, Object... arguments) {
    return new Finding(State.KEEP_GOING, String.format(Locale.ROOT, sentence, arguments), null);
  }

  /**
   * Right but for an edge.
   *
   * @param sentence names the edge; with {@code %} as {@link String#format}
   * @param arguments what goes into it
   * @return to be thrown
   */
  public static Finding almost(String sentence, Object... arguments) {
    return new Finding(State.ALMOST, String.format(Locale.ROOT, sentence, arguments), null);
  }

  /**
   * The same finding with the board that shows it.
   *
   * @param board the smallest one
   * @return to be thrown
   */
  public Finding on(Placement board) {
    return on(BoardView.of(board));
  }

  /**
   * The same finding with the picture that shows it.
   *
   * @param view the picture
   * @return to be thrown
   */
  public Finding on(View view) {
    return new Finding(state, getMessage(), view);
  }

  /** The same finding with one more sentence, where there is one. */
  Finding telling(String more) {
    return more.isEmpty() ? this : new Finding(state, getMessage() + " " + more, picture);
  }

  State state() {
    return state;
  }

  Optional<View> picture() {
    return Optional.ofNullable(picture);
  }
}
