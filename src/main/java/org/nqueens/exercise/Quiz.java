package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.exercise.quiz.Question;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import org.nqueens.words.Words;

/**
 * Some questions with three or four answers to choose from, made from a seed: the same seed gives
 * the same questions. A wrong answer is what a usual mistake would give, and says so when opened.
 */
public final class Quiz implements View {

  private final int chapter;
  private final List<Question> questions;
  private final Words words;

  private Quiz(int chapter, List<Question> questions, Words words) {
    this.chapter = chapter;
    this.words = words;
    this.questions = List.copyOf(questions);
  }

  /**
   * The questions of a chapter, the last of them from an earlier chapter.
   *
   * @param chapter the chapter, such as {@code 2}; {@code 2 again} or {@code 2:7} give others
   * @return the questions
   * @throws IllegalArgumentException if the chapter has no questions
   */
  public static Quiz of(String chapter) {
    String number = String.valueOf(chapter).strip().replaceFirst("\\D.*$", "");
    if (number.isEmpty() || number.length() > 3) {
      throw new IllegalArgumentException(
          "a quiz is asked for by its chapter, such as \"1\": \"" + chapter + '"');
    }
    Random random = new Random(chapter.strip().hashCode());
    int wanted = Chapter.of(Integer.parseInt(number)).number();
    List<Question> questions = new ArrayList<>();
    Question.Maker.of(wanted).forEach(maker -> questions.add(maker.make(random)));
    if (wanted > 0) {
      List<Question.Maker> earlier = Question.Maker.of(random.nextInt(wanted));
      questions.add(earlier.get(random.nextInt(earlier.size())).make(random).recalled());
    }
    return new Quiz(wanted, questions, Words.english());
  }

  @Override
  public Quiz in(Words others) {
    return new Quiz(chapter, questions, others);
  }

  private String title() {
    return words.say("frame.quiz", chapter);
  }

  /** The questions themselves. */
  List<Question> questions() {
    return questions;
  }

  /**
   * What an answer is worth.
   *
   * @param question the question's number, from 1
   * @param letter the answer's letter
   * @return whether it is right, and why
   * @throws IllegalArgumentException if there is no such question or answer
   */
  public View answer(int question, String letter) {
    if (question < 1 || question > questions.size()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "question %d is not between 1 and %d", question, questions.size()));
    }
    List<Question.Choice> choices = questions.get(question - 1).choices();
    String wanted = letter.strip().toUpperCase(Locale.ROOT);
    return IntStream.range(0, choices.size())
        .filter(i -> Question.letter(i).equals(wanted))
        .mapToObj(i -> advice(choices.get(i)))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "answer %s is not between A and %s"
                        .formatted(letter, Question.letter(choices.size() - 1))));
  }

  private Advice advice(Question.Choice choice) {
    return new Advice(choice.verdict(words), words.say(choice.because()), "", words);
  }

  @Override
  public String text() {
    return IntStream.range(0, questions.size())
        .mapToObj(i -> (i + 1) + ". " + questions.get(i).text(words))
        .collect(
            Collectors.joining("\n\n", title() + "\n\n", "\n\n" + words.say("frame.to-answer")));
  }

  @Override
  public String html() {
    List<Html> parts = new ArrayList<>();
    for (int i = 0; i < questions.size(); i++) {
      parts.add(questions.get(i).html(i + 1, words));
    }
    return Card.figure(
            words,
            Html.all(Card.strong(title(), Tokens.INK), Html.text(words.say("frame.open-answer"))),
            Html.all(parts))
        .toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
