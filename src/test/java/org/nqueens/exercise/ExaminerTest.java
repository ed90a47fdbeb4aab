package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.nqueens.board.Placement;
import org.nqueens.exercise.chapter.Book;
import org.nqueens.exercise.trial.ThreadEnder;
import org.nqueens.exercise.trial.Watchdog;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

class ExaminerTest {

  private final List<String> looked = new ArrayList<>();
  private final Examiner examiner = new Examiner(new Watchdog(Duration.ofMinutes(1)));
  private final Exercise<IntFunction<Object>> doubling =
      Exercise.ofNumber("9.1", "Double it", "(int n) -> twice(n)")
          .step("n = 1", twice -> look(twice, 1))
          .step("n = 2", twice -> look(twice, 2))
          .step("n = 0", twice -> edge(twice))
          .notice("Twice is once and once again.");

  @Test
  void aRightAnswerIsCorrectAndToldWhatToNotice() {
    Verdict verdict = check(n -> 2 * n);
    assertEquals(State.CORRECT, verdict.state());
    assertEquals("Twice is once and once again.", verdict.sentence());
    assertEquals(List.of("1", "2", "0"), looked);
  }

  @Test
  void anEmptyExerciseIsNotStarted() {
    assertEquals(State.NOT_STARTED, check(n -> NotStarted.todo()).state());
  }

  @Test
  void aTodoThatIsMetLaterMeansKeepGoing() {
    Verdict verdict = check(n -> n == 1 ? Integer.valueOf(2) : NotStarted.todo());
    assertEquals(State.KEEP_GOING, verdict.state());
    assertTrue(verdict.sentence().contains("n = 2"), verdict.sentence());
  }

  @Test
  void theFirstFaultEndsTheCheck() {
    Verdict verdict = check(n -> n + 1);
    assertEquals(State.KEEP_GOING, verdict.state());
    assertEquals("For n = 2 your method gives 3.", verdict.sentence());
    assertEquals(List.of("1", "2"), looked);
  }

  @Test
  void anExceptionThatSaysNothingOrFailsToIsNamed() {
    class Hostile extends RuntimeException {
      private static final long serialVersionUID = 1;

      @Override
      public String getMessage() {
        throw new IllegalStateException();
      }
    }
    for (Throwable silent : List.of(new AssertionError(), new Hostile())) {
      Verdict verdict = check(n -> Examined.raise(silent));
      assertEquals(State.KEEP_GOING, verdict.state());
      assertTrue(verdict.sentence().contains(silent.getClass().getSimpleName()));
      assertFalse(verdict.sentence().contains("null"), verdict.sentence());
    }
  }

  @Test
  void nullForAValueIsSaidInTheReadersWords() {
    SquareFunction<Boolean> none = (columns, row, column) -> null;
    Verdict verdict =
        examiner.examine(
            Catalogue.ofTheBook(Book.exercises()).exercise("2.1"), none, Words.english());
    assertEquals(State.KEEP_GOING, verdict.state());
    assertTrue(verdict.sentence().contains("gave null"), verdict.sentence());
    assertFalse(verdict.sentence().contains("booleanValue"), verdict.sentence());
  }

  @Test
  void anExerciseThatIsNoneIsToldWithThoseThereAre() {
    for (String id : new String[] {null, "", "9.9"}) {
      var thrown =
          assertThrows(
              IllegalArgumentException.class,
              () -> Catalogue.ofTheBook(Book.exercises()).exercise(id));
      assertTrue(thrown.getMessage().contains("there are 0.1"), thrown.getMessage());
      assertThrows(IllegalArgumentException.class, () -> Quiz.of(id));
    }
  }

  /** Throws what it is given. */
  private static final class Examined {

    static Object raise(Throwable thrown) {
      if (thrown instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) thrown;
    }
  }

  @Test
  void anEdgeIsAlmost() {
    assertEquals(State.ALMOST, check(n -> n == 0 ? 7 : 2 * n).state());
  }

  @Test
  void aFaultIsShownOnItsBoard() {
    Exercise<Placement> empty =
        Exercise.of("9.2", "Empty", Placement.class, "a board").step("it", board -> fail(board));
    Verdict verdict = examiner.examine(empty, Placement.of(4, 1, 3), Words.english());
    assertTrue(verdict.text().contains(". Q"), verdict.text());
  }

  @Test
  void whatTheReadersCodeThrowsIsNamedWithoutAStackTrace() {
    Verdict verdict = check(n -> new int[0][n].length + List.of().get(3).hashCode());
    assertEquals(State.KEEP_GOING, verdict.state());
    assertTrue(verdict.sentence().contains("ArrayIndexOutOfBoundsException"), verdict.sentence());
    assertFalse(verdict.text().contains("\tat "), verdict.text());
    assertFalse(verdict.html().contains("\tat "), verdict.html());
    assertTrue(verdict.details().contains("\tat "), verdict.details());
  }

  @Test
  void aRecursionWithoutEndIsAskedForItsBaseCase() {
    Verdict verdict = check(ExaminerTest::endless);
    assertTrue(verdict.sentence().contains("without another call"), verdict.sentence());
  }

  @Test
  void aLoopWithoutEndEndsTheCheck() {
    Examiner hasty = new Examiner(new Watchdog(Duration.ofMillis(100)));
    Verdict verdict =
        hasty.examine(doubling, (IntFunction<Object>) ExaminerTest::waitForever, Words.english());
    assertEquals(State.KEEP_GOING, verdict.state());
    assertTrue(verdict.sentence().contains("no answer"), verdict.sentence());
  }

  @Test
  void whatWasFoundStandsWhereTheSearchForItsReasonHasNoEndOrFails() {
    IntFunction<Object> attempt =
        n -> n > 1 ? waitForever(n) : n < 1 ? NotStarted.todo() : Integer.valueOf(3);
    for (int more : new int[] {2, 0}) {
      Exercise<IntFunction<Object>> explained =
          Exercise.ofNumber("9.1", "Double it", "(int n) -> twice(n)")
              .step("n = 1", twice -> explained(twice, more))
              .notice("Twice is once and once again.");
      Verdict verdict = examined(explained, attempt);
      assertEquals(State.KEEP_GOING, verdict.state());
      assertEquals("For n = 1 your method gives 3.", verdict.sentence());
    }
  }

  /** With little patience, and with more where a slow machine needs it to find anything at all. */
  private static Verdict examined(Exercise<IntFunction<Object>> exercise, IntFunction<Object> it) {
    for (Duration patience = Duration.ofMillis(100); ; patience = patience.multipliedBy(4)) {
      Verdict verdict = new Examiner(new Watchdog(patience)).examine(exercise, it, Words.english());
      if (!verdict.sentence().contains("no answer") || patience.toSeconds() > 20) {
        return verdict;
      }
    }
  }

  private static void explained(IntFunction<Object> twice, int more) {
    throw Finding.keepGoing("For n = 1 your method gives %s.", twice.apply(1))
        .telling(() -> Optional.of(Message.literal("And then " + twice.apply(more))));
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_19)
  void aLoopThatHeedsNoInterruptIsEndedToo() {
    Examiner hasty = new Examiner(new Watchdog(Duration.ofMillis(100)));
    Verdict verdict =
        hasty.examine(doubling, (IntFunction<Object>) ExaminerTest::spin, Words.english());
    assertTrue(verdict.sentence().contains("no answer"), verdict.sentence());
    assertFalse(verdict.sentence().contains("still running"), verdict.sentence());
  }

  @Test
  void whoCanEndAThreadIsAskedBeforeItIsGivenUp() {
    List<String> asked = new ArrayList<>();
    ThreadEnder ender =
        thread -> {
          asked.add(thread.getName());
          turning = false;
        };
    Examiner hasty = new Examiner(new Watchdog(Duration.ofMillis(100), ender));
    Verdict verdict = hasty.examine(doubling, (IntFunction<Object>) n -> turn(), Words.english());
    assertEquals(List.of("exercise"), asked);
    assertFalse(verdict.sentence().contains("still running"), verdict.sentence());
  }

  /** As on a slow machine, where classes of the JDK are being made ready when the time is up. */
  @Test
  void aClassThatIsBeingMadeReadyIsNotCutShort() {
    ThreadEnder slow =
        thread -> CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS).execute(READY::countDown);
    new Examiner(new Watchdog(Duration.ofMillis(100), slow))
        .examine(doubling, (IntFunction<Object>) n -> Unready.HALF * n, Words.english());
    READY.countDown();
    assertEquals(2, Unready.HALF);
  }

  private static final CountDownLatch READY = new CountDownLatch(1);

  /** Heeds no interrupt until it is ready. */
  private static final class Unready {
    static final int HALF = half();

    private static int half() {
      while (READY.getCount() > 0) {
        Thread.onSpinWait();
      }
      return 2;
    }
  }

  private volatile boolean turning = true;

  private Object turn() {
    while (turning) {
      Thread.onSpinWait();
    }
    return 0;
  }

  @Test
  void nothingIsToldWhatIsWanted() {
    Verdict verdict = examiner.examine(doubling, null, Words.english());
    assertEquals(State.KEEP_GOING, verdict.state());
    assertTrue(verdict.sentence().contains("(int n) -> twice(n)"), verdict.sentence());
    assertTrue(verdict.sentence().contains("null"), verdict.sentence());
  }

  @Test
  void somethingElseIsToldWhatIsWanted() {
    for (Object other : List.of("text", 42, Placement.empty(4))) {
      Verdict verdict = examiner.examine(doubling, other, Words.english());
      assertEquals(State.KEEP_GOING, verdict.state());
      assertTrue(verdict.sentence().contains("(int n) -> twice(n)"), verdict.sentence());
    }
  }

  @Test
  void theStatesDifferInWordAndShape() {
    assertEquals(4, List.of(State.values()).stream().map(State::word).distinct().count());
    assertEquals(4, List.of(State.values()).stream().map(State::shape).distinct().count());
  }

  private Verdict check(IntFunction<Object> attempt) {
    return examiner.examine(doubling, attempt, Words.english());
  }

  private void look(IntFunction<Object> twice, int n) {
    looked.add("" + n);
    Object given = twice.apply(n);
    if (!given.equals(2 * n)) {
      throw Finding.keepGoing("For n = %d your method gives %s.", n, given);
    }
  }

  private void edge(IntFunction<Object> twice) {
    looked.add("0");
    if (!twice.apply(0).equals(0)) {
      throw Finding.almost("Twice nothing is nothing.");
    }
  }

  private static void fail(Placement board) {
    throw Finding.keepGoing("Not empty.").on(board);
  }

  private static Object endless(int n) {
    return n + (Integer) endless(n + 1);
  }

  private static Object spin(int n) {
    int turns = n;
    while (turns != 3) {
      turns = 2 * turns;
    }
    return turns;
  }

  private static Object waitForever(int n) {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException e) {
      return n;
    }
    return n;
  }
}
