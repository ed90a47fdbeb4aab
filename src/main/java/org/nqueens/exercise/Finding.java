package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.nqueens.board.Placement;
import org.nqueens.exercise.trial.Telling;
import org.nqueens.render.BoardView;
import org.nqueens.render.View;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * What a step of a check found, to be thrown: a sentence for the reader and, where it helps, a
 * board.
 */
public final class Finding extends Telling {

  private static final long serialVersionUID = 1L;

  private final State state;
  private final transient List<Message> sentences;
  private final transient Supplier<Optional<Message>> more;
  private final transient View picture;

  private Finding(
      State state, List<Message> sentences, Supplier<Optional<Message>> more, View picture) {
    super(text(sentences, Words.english()));
    this.state = state;
    this.sentences = List.copyOf(sentences);
    this.more = more;
    this.picture = picture;
  }

  private static Finding of(State state, Message sentence) {
    return new Finding(state, List.of(sentence), Optional::empty, null);
  }

  /**
   * Nothing has been written yet.
   *
   * @param sentence says where to write
   * @return to be thrown
   */
  public static Finding notStarted(Message sentence) {
    return of(State.NOT_STARTED, sentence);
  }

  /**
   * Something is wrong.
   *
   * @param sentence names the smallest input that shows it; with {@code %} as {@link String#format}
   * @param arguments what goes into it
   * @return to be thrown
   */
  public static Finding keepGoing(String sentence, Object... arguments) {
    return keepGoing(Message.literal(String.format(Locale.ROOT, sentence, arguments)));
  }

  /**
   * Something is wrong, told in every language that its words are in.
   *
   * @param sentence names the smallest input that shows it
   * @return to be thrown
   */
  public static Finding keepGoing(Message sentence) {
    return of(State.KEEP_GOING, sentence);
  }

  /**
   * Right but for an edge.
   *
   * @param sentence names the edge; with {@code %} as {@link String#format}
   * @param arguments what goes into it
   * @return to be thrown
   */
  public static Finding almost(String sentence, Object... arguments) {
    return almost(Message.literal(String.format(Locale.ROOT, sentence, arguments)));
  }

  /**
   * Right but for an edge, told in every language that its words are in.
   *
   * @param sentence names the edge
   * @return to be thrown
   */
  public static Finding almost(Message sentence) {
    return of(State.ALMOST, sentence);
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
    return new Finding(state, sentences, more, view);
  }

  /**
   * The same finding with one more sentence, where there is one.
   *
   * @param sentence the mistake behind it, if it is known
   * @return to be thrown
   */
  public Finding telling(Optional<Message> sentence) {
    List<Message> all = new ArrayList<>(sentences);
    sentence.ifPresent(all::add);
    return new Finding(state, all, more, picture);
  }

  /**
   * The same finding with one more sentence that is looked for only when the finding stands, since
   * the reader's code is asked again for it: the time that takes is not the time of the step.
   *
   * @param sentence finds the mistake behind it, if it is known
   * @return to be thrown
   */
  public Finding telling(Supplier<Optional<Message>> sentence) {
    return new Finding(state, sentences, sentence, picture);
  }

  /**
   * The same finding, its last sentence found.
   *
   * @return to be thrown
   */
  @Override
  public Finding told() {
    return new Finding(state, sentences, Optional::empty, picture).telling(more.get());
  }

  /** What there is to say. */
  String text(Words words) {
    return text(sentences, words);
  }

  private static String text(List<Message> sentences, Words words) {
    return sentences.stream()
        .map(words::say)
        .collect(Collectors.joining(words.say("frame.between")));
  }

  State state() {
    return state;
  }

  Optional<View> picture() {
    return Optional.ofNullable(picture);
  }
}
