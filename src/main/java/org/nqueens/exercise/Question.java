package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;

/**
 * One question of a quiz.
 *
 * @param ask the question; a drawing may follow it after a line break
 * @param choices the answers, exactly one of them right, no two alike
 */
record Question(String ask, List<Choice> choices) {

  /** The fewest answers that make a question. */
  static final int FEWEST = 3;

  /**
   * An answer to choose.
   *
   * @param text what it says
   * @param right whether it is the right one
   * @param because the reason: for a wrong answer, the mistake that gives it
   */
  record Choice(String text, boolean right, String because) {

    String verdict() {
      return right ? "✔ Right" : "✘ Not this one";
    }
  }

  Question {
    choices = List.copyOf(choices);
  }

  /** Makes questions of one kind. */
  @FunctionalInterface
  interface Maker {

    /** One question; the same random numbers give the same question. */
    Question make(Random random);

    /** The kinds of questions that a chapter has. */
    static List<Maker> of(int chapter) {
      List<List<Maker>> all =
          List.of(
              FirstStepsQuiz.makers(),
              NumbersQuiz.makers(),
              AttackQuiz.makers(),
              ProcedureQuiz.makers(),
              TreeQuiz.makers(),
              LinesQuiz.makers(),
              BitsQuiz.makers(),
              GrowthQuiz.makers());
      if (chapter < 0 || chapter >= all.size()) {
        throw new IllegalArgumentException("chapter " + chapter + " has no questions");
      }
      return all.get(chapter);
    }
  }

  /** Collects answers; a wrong one that says the same as an earlier one is left out. */
  static final class Draft {

    private final String ask;
    private final List<Choice> choices = new ArrayList<>();

    private Draft(String ask) {
      this.ask = ask;
    }

    Draft right(Object text, String because) {
      return add(text.toString(), true, because);
    }

    Draft wrong(Object text, String because) {
      return add(text.toString(), false, because);
    }

    private Draft add(String text, boolean right, String because) {
      if (choices.stream().noneMatch(choice -> choice.text().equals(text))) {
        choices.add(new Choice(text, right, because));
      }
      return this;
    }

    /** The same draft without the answers after the first few. */
    Draft atMost(int answers) {
      while (choices.size() > answers) {
        choices.remove(choices.size() - 1);
      }
      return this;
    }

    boolean enough() {
      return choices.size() >= FEWEST;
    }

    Question shuffled(Random random) {
      List<Choice> mixed = new ArrayList<>(choices);
      Collections.shuffle(mixed, random);
      return new Question(ask, mixed);
    }
  }

  /** A question without answers yet; the right one is to be added first. */
  static Draft asking(String ask) {
    return new Draft(ask);
  }

  /** The same question, marked as one about an earlier chapter. */
  Question recalled() {
    return new Question("From an earlier chapter. " + ask, choices);
  }

  String text() {
    return IntStream.range(0, choices.size())
        .mapToObj(i -> "   " + Quiz.letter(i) + "  " + choices.get(i).text())
        .collect(Collectors.joining("\n", ask + "\n", ""));
  }

  Html html(int number) {
    List<Html> parts = new ArrayList<>();
    String[] lines = ask.split("\n", 2);
    parts.add(
        Html.tag("p")
            .style("margin:10px 0 4px;max-width:40em")
            .holding(Card.strong(number + ". ", Tokens.INK), Html.text(lines[0])));
    if (lines.length > 1) {
      parts.add(Look.code(lines[1]));
    }
    for (int i = 0; i < choices.size(); i++) {
      parts.add(folded(i, choices.get(i)));
    }
    return Html.all(parts);
  }

  private static Html folded(int index, Choice choice) {
    return Html.tag("details")
        .style("margin:2px 0;display:block")
        .holding(
            Html.tag("summary")
                .style("cursor:pointer;color:" + Tokens.INK)
                .holding(Quiz.letter(index) + " · " + choice.text()),
            Html.tag("p")
                .style("margin:2px 0 6px 18px;max-width:38em")
                .holding(
                    Card.strong(choice.verdict(), choice.right() ? Tokens.GOOD : Tokens.REFUSE),
                    Html.text(". " + choice.because())));
  }
}
