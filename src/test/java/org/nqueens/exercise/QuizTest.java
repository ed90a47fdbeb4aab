package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.exercise.quiz.Question;
import org.nqueens.words.Language;
import org.nqueens.words.Words;

class QuizTest {

  static IntStream chapters() {
    return Chapter.all().stream().mapToInt(Chapter::number);
  }

  @ParameterizedTest
  @MethodSource("chapters")
  void everyQuestionOfEverySeedHasOneRightAnswerAndNoTwoAlike(int chapter) {
    for (Question question : questions(chapter).toList()) {
      long right = question.choices().stream().filter(Question.Choice::right).count();
      assertEquals(1, right, question.toString());
      assertTrue(question.choices().size() >= Question.FEWEST, question.toString());
      for (Language language : Language.values()) {
        assertEquals(question.choices().size(), different(question, language), language.toString());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("chapters")
  void theSameSeedGivesTheSameQuiz(int chapter) {
    assertEquals(Quiz.of("" + chapter).text(), Quiz.of(" " + chapter).text());
    assertEquals(Quiz.of(chapter + ":3").html(), Quiz.of(chapter + ":3").html());
  }

  @Test
  void theTextDoesNotTellTheAnswers() {
    assertTrue(!Quiz.of("1").text().contains("✔"), Quiz.of("1").text());
  }

  @Test
  void eachAnswerSaysWhy() {
    Quiz quiz = Quiz.of("1");
    for (int i = 0; i < quiz.questions().get(0).choices().size(); i++) {
      assertTrue(quiz.answer(1, Question.letter(i).toLowerCase()).text().length() > 20);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "99", "-1", "2000000000000"})
  void aChapterThatIsNotThereIsNamed(String chapter) {
    assertThrows(IllegalArgumentException.class, () -> Quiz.of(chapter));
  }

  @Test
  void anAnswerThatIsNotThereIsNamed() {
    assertThrows(IllegalArgumentException.class, () -> Quiz.of("1").answer(0, "A"));
    assertThrows(IllegalArgumentException.class, () -> Quiz.of("1").answer(1, "Z"));
  }

  private static long different(Question question, Language language) {
    Words words = Words.in(language);
    return question.choices().stream().map(choice -> choice.text(words)).distinct().count();
  }

  private static Stream<Question> questions(int chapter) {
    return IntStream.range(0, 50)
        .mapToObj(seed -> Quiz.of(chapter + ":" + seed))
        .flatMap(quiz -> quiz.questions().stream());
  }
}
