package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;

class NumbersExercisesTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  @Test
  void readingADrawing() {
    expect(State.CORRECT, "", toNumbers(board -> ints(Placement.parse(board))));
    expect(State.KEEP_GOING, "start at 0", toNumbers(b -> plusOne(ints(Placement.parse(b)))));
    expect(State.KEEP_GOING, "in which column", toNumbers(board -> new int[] {0}));
    expect(State.KEEP_GOING, "not a list", toNumbers(board -> null));
  }

  @Test
  void drawing() {
    expect(
        State.CORRECT, "", toDrawing(columns -> Placement.of(columns.length, columns).toString()));
    expect(State.KEEP_GOING, "no text", toDrawing(columns -> 3));
    expect(State.KEEP_GOING, "cannot read", toDrawing(columns -> "a board"));
    expect(State.KEEP_GOING, "columns[r]", toDrawing(NumbersExercisesTest::backwards));
    expect(State.ALMOST, "not yours to change", toDrawing(NumbersExercisesTest::spoiling));
  }

  @Test
  void aMethodThatIsWrongOnOneSmallBoardOnlyOrOnLargeOnesIsNotCorrect() {
    for (Placement odd : List.of(Placement.of(2, 0, 0), Placement.of(3, 2, 2, 1))) {
      Function<int[], int[]> wrong = own -> Arrays.equals(own, ints(odd)) ? plusOne(own) : own;
      expect(State.KEEP_GOING, "", toNumbers(board -> wrong.apply(ints(Placement.parse(board)))));
      expect(State.KEEP_GOING, "", ours(a -> wrong.apply(plus(a, -1))));
    }
    expect(State.KEEP_GOING, "", ours(a -> a.length > 8 ? a.clone() : plus(a, -1)));
  }

  @Test
  void rooks() {
    expect(State.CORRECT, "", rooks(n -> factorial(n)));
    expect(State.ALMOST, "n = 0", rooks(n -> n == 0 ? 0L : factorial(n)));
    expect(State.ALMOST, "-2,102,132,736: an int ends", rooks(n -> (int) factorial(n)));
    expect(State.KEEP_GOING, "queens", rooks(KnownCounts::solutions));
    expect(State.KEEP_GOING, "share a column", rooks(n -> Math.round(Math.pow(n, n))));
    expect(State.KEEP_GOING, "one row", rooks(n -> n));
    expect(State.KEEP_GOING, "not a whole number", rooks(n -> "many"));
    expect(State.KEEP_GOING, "not a whole number", rooks(n -> n + 0.5));
  }

  @Test
  void numbersFromOne() {
    expect(State.CORRECT, "", ours(a -> Arrays.stream(a).map(column -> column - 1).toArray()));
    expect(State.KEEP_GOING, "first column", ours(a -> a));
    expect(State.ALMOST, "not yours to change", ours(NumbersExercisesTest::inPlace));
  }

  @Test
  void years() {
    expect(State.NOT_STARTED, "question", value("1.5", "?"));
    expect(State.CORRECT, "", value("1.5", 3283));
    expect(State.KEEP_GOING, "Too long", value("1.5", 39_000));
    expect(State.KEEP_GOING, "Too short", value("1.5", 1.5));
    expect(State.KEEP_GOING, "Too short", value("1.5", Double.NaN));
    expect(State.KEEP_GOING, "without quotes", value("1.5", "3283"));
  }

  private static void expect(State state, String saying, Verdict verdict) {
    assertEquals(state, verdict.state(), verdict.text());
    assertTrue(
        state == State.NOT_STARTED || verdict.sentence().contains(saying), verdict.sentence());
  }

  private Verdict toNumbers(Function<String, Object> attempt) {
    return value("1.1", attempt);
  }

  private Verdict toDrawing(Function<int[], Object> attempt) {
    return value("1.2", attempt);
  }

  private Verdict ours(Function<int[], Object> attempt) {
    return value("1.3", attempt);
  }

  private Verdict rooks(IntFunction<Object> attempt) {
    return value("1.4", attempt);
  }

  private Verdict value(String id, Object attempt) {
    return book.check(id, attempt);
  }

  private static long factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
  }

  private static int[] ints(Placement board) {
    return board.columns().stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] plusOne(int[] columns) {
    return plus(columns, 1);
  }

  private static int[] plus(int[] columns, int more) {
    return Arrays.stream(columns).map(column -> column + more).toArray();
  }

  private static String backwards(int[] columns) {
    int n = columns.length;
    int[] mirrored = Arrays.stream(columns).map(column -> n - 1 - column).toArray();
    return Placement.of(n, mirrored).toString();
  }

  private static String spoiling(int[] columns) {
    String drawing = Placement.of(columns.length, columns).toString();
    Arrays.fill(columns, 0);
    return drawing;
  }

  private static int[] inPlace(int[] theirs) {
    for (int i = 0; i < theirs.length; i++) {
      theirs[i]--;
    }
    return theirs;
  }
}
