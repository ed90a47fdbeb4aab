package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.MarkedWords;
import org.nqueens.board.Placement;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.exercise.trial.Watchdog;
import org.nqueens.render.View;
import org.nqueens.words.Language;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/** Every word of every check, hint, quiz and table comes out of the bundles. */
class MarkedChecksTest {

  private static final Words MARKED = MarkedWords.WORDS;
  private static final Catalogue BOOK = Catalogue.ofTheBook(Book.exercises());
  private final Examiner examiner = new Examiner(new Watchdog(Duration.ofMinutes(1)));

  private static void isMarked(View view) {
    assertEquals(List.of(), MarkedWords.unmarked(untitled(view.text())));
    assertEquals(List.of(), MarkedWords.unmarkedIn(untitled(view.html())));
  }

  /** Chapters stay English, and with them their titles. */
  private static String untitled(String text) {
    String rest = text;
    for (Chapter chapter : Chapter.all()) {
      rest = rest.replace(chapter.title(), "");
    }
    return rest;
  }

  @TestFactory
  Stream<DynamicTest> everyWordOfACheckComesOutOfTheBundles() {
    return BOOK.exercises().stream()
        .flatMap(
            exercise ->
                Attempts.all().stream()
                    .filter(attempt -> fits(exercise, attempt))
                    .map(
                        attempt ->
                            DynamicTest.dynamicTest(
                                exercise.id() + " " + attempt.getClass().getSimpleName(),
                                () -> isMarked(examiner.examine(exercise, attempt, MARKED)))));
  }

  /** A lambda is no value: what it is called in a text is no word of ours. */
  private static boolean fits(Exercise<?> exercise, Object attempt) {
    return exercise.shape() == Object.class
        ? !attempt.getClass().isHidden()
        : exercise.shape().isInstance(attempt);
  }

  @Test
  void everyWordToWhoHandsOverSomethingElseComesOutOfTheBundles() {
    Exercise<?> any = BOOK.exercise("0.1");
    isMarked(examiner.examine(Exercise.of("0.9", any.heading(), int[].class, "·"), 1, MARKED));
  }

  @Test
  void aCheckSpeaksOneLanguage() {
    Verdict verdict =
        examiner.examine(BOOK.exercise("0.1"), Placement.of(4, 0, 1, 2, 3), Words.of("ru"));
    assertTrue(verdict.text().startsWith("◔ Ещё немного · 0.1 Четыре ферзя"), verdict.text());
    assertTrue(verdict.html().contains("<figure lang=\"ru\""), verdict.html());
    assertFalse(verdict.html().matches("(?s).*<figure (?!lang=\"ru\").*"), verdict.html());
    assertFalse(verdict.text().matches("(?s).*[a-z]{2}.*"), verdict.text());
  }

  @Test
  void everyExerciseHasItsTitleItsNoticeAndItsStepsInEveryLanguage() {
    for (Exercise<?> exercise : BOOK.exercises()) {
      for (Language language : Language.values()) {
        Words words = Words.in(language);
        assertTrue(words.say(exercise.heading()).length() > 0, exercise.id());
        assertTrue(words.say(exercise.notice()).length() > 10, exercise.id());
      }
      isText(exercise.form());
      exercise.steps().forEach(step -> isText(step.name()));
    }
  }

  /** A message, or code that no one translates. */
  private static void isText(Object text) {
    assertTrue(
        text instanceof Message message
            ? MarkedWords.unmarked(MARKED.say(message).replaceAll("\\w+\\.of", "")).isEmpty()
            : text.toString().matches("n = \\d+|\\(.*\\) -> .*"),
        text.toString());
  }

  @TestFactory
  Stream<DynamicTest> everyWordOfAQuizComesOutOfTheBundles() {
    return QuizTest.chapters()
        .boxed()
        .flatMap(chapter -> IntStream.range(0, 30).mapToObj(seed -> chapter + ":" + seed))
        .map(quiz -> DynamicTest.dynamicTest(quiz, () -> isMarked(Quiz.of(quiz).in(MARKED))));
  }

  @Test
  void everyWordOfAnAnswerComesOutOfTheBundles() {
    Quiz quiz = Quiz.of("2").in(MARKED);
    isMarked(quiz.answer(1, "A"));
    isMarked(quiz.answer(1, "B"));
  }

  @Test
  void everyWordAroundHintsAndSolutionsComesOutOfTheBundles() {
    Exercise<?> exercise = BOOK.exercise("2.1");
    List<String> hints = List.of("·", "·", "·");
    for (int number = 1; number <= 3; number++) {
      isMarked(Advice.hint(exercise, hints, number, MARKED));
    }
    isMarked(Advice.areYouSure(exercise, Entry.NONE, MARKED));
    isMarked(Advice.areYouSure(exercise, Entry.NONE.checked(State.CORRECT), MARKED));
    isMarked(Advice.solution(exercise, "·", MARKED));
  }

  @Test
  void everyWordOfTheProgressComesOutOfTheBundles() {
    Progress progress = Progress.NONE;
    for (State state : State.values()) {
      Entry entry = Entry.NONE.asked().asked().checked(state);
      progress = progress.with("2." + (1 + state.ordinal()), entry);
    }
    Path file = Path.of("·");
    isMarked(new ProgressTable(BOOK.exercises(), progress, file, Optional.empty(), MARKED));
    for (String key : List.of("cannot-write", "cannot-read", "set-aside", "unknown-language")) {
      Optional<Message> note = Optional.of(Message.of("frame." + key, "·", "·"));
      isMarked(new ProgressTable(BOOK.exercises(), progress, file, note, MARKED));
    }
    isMarked(new ChapterHead(new Chapter(2, "·", "·", 1), BOOK.of(2), progress, MARKED));
  }

  @Test
  void everyWordOfAPredictionComesOutOfTheBundles() {
    for (Object guess : List.of("?", 1, 92, 1000, 0)) {
      isMarked(Prediction.of(guess, 92).in(MARKED));
    }
  }

  @Test
  void aFactorIsWrittenAsTheLanguageDoes() {
    assertTrue(Prediction.of(230, 92).in(Words.of("ru")).text().contains("раз в 2,5"));
    assertTrue(Prediction.of(230, 92).in(Words.of("zh")).text().contains("2.5 倍"));
  }

  @Test
  void everyKnownBugHasItsNameAndItsSentence() {
    for (Fingerprint bug : Fingerprint.all().subList(1, Fingerprint.all().size())) {
      for (Message text : List.of(bug.name(), bug.telling())) {
        String russian = Words.of("ru").say(text);
        String chinese = Words.of("zh").say(text);
        assertEquals(3, new TreeSet<>(List.of(russian, chinese, bug.bug())).size(), russian);
      }
    }
  }
}
