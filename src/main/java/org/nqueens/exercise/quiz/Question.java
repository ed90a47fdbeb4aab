package org.nqueens.exercise.quiz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.exercise.look.Look;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * One question of a quiz.
 *
 * @param ask the question; a drawing may follow it after a line break
 * @param choices the answers, exactly one of them right, no two alike
 */
public record Question(Message ask, List<Choice> choices) {

  /** The fewest answers that make a question. */
  public static final int FEWEST = 3;

  /**
   * An answer to choose.
   *
   * @param text what it says: a message, or a value as it is written
   * @param right whether it is the right one
   * @param because the reason: for a wrong answer, the mistake that gives it
   */
  public record Choice(Object text, boolean right, Message because) {

    /**
     * What it says.
     *
     * @param words the language
     * @return the answer to choose
     */
    public String text(Words words) {
      return words.say("frame.text", text);
    }

    /**
     * Says whether it is right.
     *
     * @param words the language
     * @return one or two words
     */
    public String verdict(Words words) {
      return words.say(right ? "frame.right" : "frame.wrong");
    }
  }

  /** Copies the choices. */
  public Question {
    choices = List.copyOf(choices);
  }

  /** Makes questions of one kind. */
  @FunctionalInterface
  public interface Maker {

    /**
     * One question; the same random numbers give the same question.
     *
     * @param random where the numbers in it come from
     * @return the question
     */
    Question make(Random random);

    /**
     * The kinds of questions that a chapter has.
     *
     * @param chapter the chapter's number
     * @return the makers, in the order of the quiz
     * @throws IllegalArgumentException if the chapter has no questions
     */
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

    private final Message ask;
    private final List<Choice> choices = new ArrayList<>();

    private Draft(Message ask) {
      this.ask = ask;
    }

    Draft right(Object text, Message because) {
      return add(text, true, because);
    }

    Draft wrong(Object text, Message because) {
      return add(text, false, because);
    }

    private Draft add(Object value, boolean right, Message because) {
      Object text = value instanceof Message ? value : value.toString();
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
  static Draft asking(Message ask) {
    return new Draft(ask);
  }

  /**
   * The same question, marked as one about an earlier chapter.
   *
   * @return a question
   */
  public Question recalled() {
    return new Question(Message.of("frame.earlier", ask), choices);
  }

  /**
   * The letter that stands before an answer.
   *
   * @param choice the answer's place, from 0
   * @return A, B, C, …
   */
  public static String letter(int choice) {
    return Character.toString('A' + choice);
  }

  /**
   * The question and its answers as text.
   *
   * @param words the language
   * @return one line for the question and one for each answer
   */
  public String text(Words words) {
    return IntStream.range(0, choices.size())
        .mapToObj(i -> "   " + letter(i) + "  " + choices.get(i).text(words))
        .collect(Collectors.joining("\n", words.say(ask) + "\n", ""));
  }

  /**
   * The question and its answers as a page shows them, the verdict on each folded away.
   *
   * @param number of the question in its quiz, from 1
   * @param words the language
   * @return the pieces, one below the other
   */
  public Html html(int number, Words words) {
    List<Html> parts = new ArrayList<>();
    String[] lines = words.say(ask).split("\n", 2);
    parts.add(
        Html.tag("p")
            .style("margin:10px 0 4px;max-width:40em")
            .holding(Card.strong(number + ". ", Tokens.INK), Html.text(lines[0])));
    if (lines.length > 1) {
      parts.add(Look.code(lines[1]));
    }
    for (int i = 0; i < choices.size(); i++) {
      parts.add(folded(i, choices.get(i), words));
    }
    return Html.all(parts);
  }

  private static Html folded(int index, Choice choice, Words words) {
    return Html.tag("details")
        .style("margin:2px 0;display:block")
        .holding(
            Html.tag("summary")
                .style("cursor:pointer;color:" + Tokens.INK)
                .holding(letter(index) + " · " + choice.text(words)),
            Html.tag("p")
                .style("margin:2px 0 6px 18px;max-width:38em")
                .holding(
                    Card.strong(
                        choice.verdict(words), choice.right() ? Tokens.GOOD : Tokens.REFUSE),
                    Html.text(". " + words.say(choice.because()))));
  }
}
