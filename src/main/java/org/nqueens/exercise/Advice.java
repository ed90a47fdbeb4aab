package org.nqueens.exercise;

import java.util.List;
import org.nqueens.exercise.look.Look;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * A hint, a solution, or the question before it.
 *
 * @param head what it is
 * @param prose what it says
 * @param code lines of Java, empty if there are none
 * @param words the language it is in
 */
record Advice(String head, String prose, String code, Words words) implements View {

  /** The hint of this number, from 1; how many are left is said too. */
  static Advice hint(Exercise<?> exercise, List<String> hints, int number, Words words) {
    int left = hints.size() - number;
    String more =
        left > 0
            ? words.say(Message.counted("frame.more-hints", left))
            : words.say("frame.last-hint", exercise.id());
    return new Advice(
        words.say("frame.hint", number, hints.size(), exercise.id(), exercise.heading()),
        hints.get(number - 1) + "\n\n" + more,
        "",
        words);
  }

  /** Asked for the first time. */
  static Advice areYouSure(Exercise<?> exercise, Entry entry, Words words) {
    String hints =
        entry.hints() < 3 ? words.say("frame.hints-seen", entry.hints(), exercise.id()) : "";
    String prose =
        entry.state() == State.CORRECT
            ? words.say("frame.solved-already") + words.say("frame.run-again-solved")
            : hints + words.say("frame.run-again");
    return new Advice(words.say("frame.sure", exercise.id()), prose, "", words);
  }

  /** Asked for again. */
  static Advice solution(Exercise<?> exercise, String lines, Words words) {
    return new Advice(
        words.say("frame.one-solution", exercise.id(), exercise.heading()),
        words.say("frame.from-memory"),
        lines,
        words);
  }

  @Override
  public String text() {
    return head + "\n" + prose.replace("`", "") + (code.isEmpty() ? "" : "\n\n" + code);
  }

  @Override
  public String html() {
    Html caption = Card.strong(head, Tokens.INK);
    return (code.isEmpty()
            ? Card.figure(words, caption, Look.prose(prose))
            : Card.figure(words, caption, Look.prose(prose), Look.code(code)))
        .toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
