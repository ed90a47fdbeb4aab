package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
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
  static Advice hint(Exercise<?> exercise, List<String> hints, int number) {
    int left = hints.size() - number;
    String more =
        left > 0
            ? String.format(Locale.ROOT, "%d more where this came from: run the cell again.", left)
            : "That was the last one. `solution(\"%s\")` shows the rest.".formatted(exercise.id());
    return new Advice(
        String.format(
            Locale.ROOT,
            "Hint %d of %d for %s · %s",
            number,
            hints.size(),
            exercise.id(),
            exercise.title()),
        hints.get(number - 1) + "\n\n" + more,
        "",
        Words.english());
  }

  /** Asked for the first time. */
  static Advice areYouSure(Exercise<?> exercise, Entry entry) {
    String state = entry.state() == State.CORRECT ? "You have solved it already. " : "";
    String hints =
        entry.hints() < 3
            ? String.format(
                Locale.ROOT,
                "You have seen %d of 3 hints: `hint(\"%s\")`. ",
                entry.hints(),
                exercise.id())
            : "";
    return new Advice(
        "Shall I show the solution of %s?".formatted(exercise.id()),
        state
            + hints
            + "If you want the solution now, run this cell once more: the exercise is then marked"
            + " \"seen\".",
        "",
        Words.english());
  }

  /** Asked for again. */
  static Advice solution(Exercise<?> exercise, String lines) {
    return new Advice(
        "One solution of %s · %s".formatted(exercise.id(), exercise.title()),
        "Read it, fold it away, and write it again from memory.",
        lines,
        Words.english());
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
