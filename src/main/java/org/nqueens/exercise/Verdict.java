package org.nqueens.exercise;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Optional;
import org.nqueens.exercise.look.Look;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.View;
import org.nqueens.words.Words;

/**
 * What a check says: one of four states, one sentence, and where it helps the board that shows the
 * fault. Never the right answer, and no stack trace unless {@link #details()} is asked for one.
 *
 * @param id the exercise, such as {@code 2.1}
 * @param title the exercise in a few words
 * @param state how far it is
 * @param sentence what happened and what to look at next
 * @param picture the smallest board that shows the fault, if one does
 * @param cause what the reader's code threw, if it threw
 * @param words the language it is in
 */
public record Verdict(
    String id,
    String title,
    State state,
    String sentence,
    Optional<View> picture,
    Optional<Throwable> cause,
    Words words)
    implements View {

  static Verdict of(Exercise<?> exercise, Finding finding, Words words) {
    return new Verdict(
        exercise.id(),
        words.say(exercise.heading()),
        finding.state(),
        finding.text(words),
        finding.picture().map(view -> view.in(words)),
        Optional.ofNullable(finding.getCause()),
        words);
  }

  static Verdict correct(Exercise<?> exercise, Words words) {
    return new Verdict(
        exercise.id(),
        words.say(exercise.heading()),
        State.CORRECT,
        words.say(exercise.notice()),
        Optional.empty(),
        Optional.empty(),
        words);
  }

  @Override
  public String text() {
    String board = picture.map(view -> "\n\n" + view.text()).orElse("");
    return "%s %s · %s %s\n%s%s"
        .formatted(state.shape(), state.word(words), id, title, sentence.replace("`", ""), board);
  }

  @Override
  public String html() {
    Html head =
        Html.all(
            Card.strong(state.shape() + " " + state.word(words), state.colour()),
            Html.text(" · " + id + " " + title));
    Html body = Look.paragraph(sentence);
    Html card = Card.figure(words, head, body);
    return picture.map(view -> stacked(card, Html.of(view))).orElse(card).toString();
  }

  /** The sentence above its board, also where both would fit side by side. */
  private static Html stacked(Html card, Html board) {
    return Html.tag("div").holding(Html.tag("div").holding(card), Html.tag("div").holding(board));
  }

  @Override
  public String toString() {
    return text();
  }

  /**
   * The stack trace of what the reader's code threw, for those who want it.
   *
   * @return the trace, or a sentence that there is none
   */
  public String details() {
    return cause.map(Verdict::trace).orElse(words.say("frame.nothing-thrown"));
  }

  private static String trace(Throwable thrown) {
    StringWriter text = new StringWriter();
    thrown.printStackTrace(new PrintWriter(text));
    return text.toString().lines().limit(20).reduce("", (a, line) -> a + line + "\n");
  }
}
