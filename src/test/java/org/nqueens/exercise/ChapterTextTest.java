package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.words.Words;

class ChapterTextTest {

  static List<String> exercises() {
    return Catalogue.ofTheBook(Book.exercises()).exercises().stream().map(Exercise::id).toList();
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyExerciseHasThreeHintsAndASolutionInItsChapter(String id) {
    ChapterText text = text(id);
    assertEquals(3, text.hints(id).size(), id);
    text.hints(id).forEach(hint -> assertTrue(hint.length() > 20, hint));
    assertFalse(text.solution(id).isBlank(), id);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyExerciseSaysWhatToNotice(String id) {
    assertTrue(
        Words.english().say(Catalogue.ofTheBook(Book.exercises()).exercise(id).notice()).length()
            > 20,
        id);
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void noHintIsTheSolution(String id) {
    ChapterText text = text(id);
    List<String> lines = text.solution(id).lines().map(String::strip).toList();
    for (String hint : text.hints(id)) {
      assertFalse(lines.stream().allMatch(hint::contains), hint);
    }
  }

  @Test
  void aSolutionIsCutFromItsCellWithoutMarkers() {
    ChapterText text =
        new ChapterText(
            """
            ```java {id=ex-9-1 tags=exercise}
            int twice(int n) {
                // solution
                return 2 * n;
                // stub
                return todo();
                // end
            }
            check("9.1", (int n) -> twice(n))
            ```
            """);
    assertEquals("return 2 * n;", text.solution("9.1"));
    assertEquals("", text.solution("9.2"));
  }

  private static ChapterText text(String id) {
    Catalogue catalogue = Catalogue.ofTheBook(Book.exercises());
    return catalogue.text(catalogue.exercise(id));
  }
}
