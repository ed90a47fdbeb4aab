package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.board.Placement;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.exercise.trial.Watchdog;

class CoachTest {

  @TempDir private Path folder;
  private Path file;
  private Coach coach;

  @BeforeEach
  void begin() {
    file = folder.resolve("queens-progress.json");
    coach = fresh();
  }

  @Test
  void hintsComeOneByOneAndTheLastStays() {
    String first = coach.hint("2.1").text();
    String second = coach.hint("2.1").text();
    String third = coach.hint("2.1").text();
    assertTrue(first.startsWith("Hint 1 of 3") && second.startsWith("Hint 2 of 3"));
    assertEquals(third, coach.hint("2.1").text());
    assertTrue(third.contains("solution(\"2.1\")"), third);
  }

  @Test
  void hintsGoOnWhereTheyWereLeft() {
    coach.hint("2.1");
    assertTrue(fresh().hint("2.1").text().startsWith("Hint 2 of 3"));
  }

  @Test
  void aSolutionIsAskedForTwice() {
    String question = coach.solution("2.1").text();
    assertFalse(question.contains("Math.abs"), question);
    assertTrue(coach.solution("2.1").text().contains("Math.abs"));
    assertTrue(coach.progress().text().contains("solution seen"));
  }

  @Test
  void aSolutionSeenAfterwardsIsNoBlot() {
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    coach.solution("0.1");
    coach.solution("0.1");
    assertFalse(coach.progress().text().contains("solution seen"));
  }

  @Test
  void whoHasSolvedItIsToldThatALookChangesNothing() {
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    String question = coach.solution("0.1").text();
    assertTrue(question.contains("stays solved") && !question.contains("\"seen\""), question);
  }

  @Test
  void progressIsKept() {
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    coach.check("0.1", Placement.of(4, 0));
    String text = fresh().progress().text();
    assertTrue(text.contains("✔ Correct"), text);
    assertTrue(text.startsWith("1 of "), text);
  }

  @Test
  void progressSaysWhatComesNextAndShowsAShapeForEachExercise() {
    assertTrue(coach.progress().text().contains("Next: 0.1 "), coach.progress().text());
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    coach.check("0.3", 5L);
    String text = coach.progress().text();
    assertTrue(text.contains("Next: 0.3 "), text); // begun before untouched
    assertTrue(text.contains("0  ✔ ○ ◔  First steps"), text);
    assertTrue(coach.progress().html().contains("<summary"), "each exercise is folded away");
  }

  @Test
  void anEmptyExerciseLeavesNoTrace() {
    coach.check("0.1", Placement.of(4));
    assertFalse(Files.exists(file));
  }

  @Test
  void aCourseOfOnesOwnHasIdsOfItsOwn() {
    for (String id : List.of("1.1", "99.9")) {
      refused(() -> Coach.of(own(id)), id + " is this book's");
    }
    refused(() -> Coach.of(own("100.1"), own("100.1")), "100.1 is there twice");
    for (String id : List.of("a.1", "100", "100.1.1", "10000.1", "")) {
      refused(() -> own(id), "\"" + id + "\"");
    }
  }

  @Test
  void aCourseOfOnesOwnKeepsItsHintsOnItsPages() {
    Coach own = Coach.of(own("100.1"));
    refused(() -> own.hint("100.1"), "hints of 100.1 are on its page");
    refused(() -> own.solution("100.1"), "solution of 100.1 is not kept here");
    refused(() -> own.check("1.1", 1), "there are 100.1");
  }

  private static void refused(Executable call, String words) {
    String said = assertThrows(IllegalArgumentException.class, call).getMessage();
    assertTrue(said.contains(words), said);
  }

  private static Exercise<?> own(String id) {
    return Exercise.ofNumber(id, "A task", "(int n) -> f(n)").step("n = 0", f -> f.apply(0));
  }

  @Test
  void theHeadOfAChapterShowsItsExercises() {
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    String head = coach.chapter(0).text();
    assertTrue(head.contains("1 of 3 exercises correct") && head.contains("✔ 0.1"), head);
    assertThrows(IllegalArgumentException.class, () -> coach.chapter(99));
  }

  @Test
  void anUnknownExerciseIsNamedWithThoseThatAre() {
    var wrong = assertThrows(IllegalArgumentException.class, () -> coach.check("9.9", 1));
    assertTrue(wrong.getMessage().contains("0.1, 0.2"), wrong.getMessage());
  }

  @Test
  void aLanguageIsRememberedWithTheProgress() {
    coach.check("0.1", Placement.of(4, 1, 3, 0, 2));
    assertTrue(coach.language("русский").text().startsWith("русский\nОтныне"));
    assertEquals("ru", coach.words().language().code());
    assertEquals("ru", fresh().words().language().code());
    assertTrue(fresh().progress().text().contains("1"), fresh().progress().text());
    fresh().language("en");
    assertEquals("ru", coach.words().language().code(), "a session keeps to its own choice");
    assertEquals("en", fresh().words().language().code());
  }

  @Test
  void aLanguageChosenGoesBeforeTheUsualOne() {
    assertEquals("zh", fresh("中文").words().language().code());
    fresh("中文").language("ru");
    assertEquals("ru", fresh("中文").words().language().code());
  }

  @Test
  void aUsualLanguageThatDoesNotExistLeavesEnglish() {
    assertTrue(fresh("Klingon").words().isEnglish());
  }

  @Test
  void anUnknownLanguageChangesNothing() {
    coach.language("ru");
    assertThrows(IllegalArgumentException.class, () -> coach.language("Klingon"));
    assertEquals("ru", coach.words().language().code());
  }

  private Coach fresh() {
    return fresh("");
  }

  private Coach fresh(String usual) {
    return new Coach(
        Catalogue.ofTheBook(Book.exercises()),
        new Examiner(new Watchdog(Duration.ofMinutes(1))),
        new ProgressFile(file),
        usual);
  }

  @Test
  void aListIsToldFromANumberWithoutItsLength() {
    String text = coach.check("0.3", List.of(1, 2, 3, 4)).text();
    assertTrue(text.contains("this is a list") && !text.contains("4"), text);
  }

  @Test
  void aBishopThatIsRefusedWronglyIsShownWithoutTheQueensLines() {
    SquareFunction<Boolean> queens = (c, row, column) -> row == 0 || c[0] != column;
    String text = coach.check("2.4", queens).text();
    assertTrue(text.contains("no bishop attacks that square"), text);
    assertFalse(text.contains("reaches it"), text);
  }

  @Test
  void anIndexThatTwoDiagonalsShareIsShownOnTheBoard() {
    SquareFunction<Object> absolute = (c, row, column) -> Math.abs(row - column);
    Verdict verdict = coach.check("5.1", absolute);
    assertTrue(verdict.text().contains("0   0 [1]\n1 [1]   0"), verdict.text());
    assertTrue(verdict.html().startsWith("<div><div><figure"), "the sentence above its board");
  }
}
