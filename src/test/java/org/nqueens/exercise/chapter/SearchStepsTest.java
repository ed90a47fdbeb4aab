package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.RowByRow;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;

class SearchStepsTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  @Test
  void aRightSearchIsCorrect() {
    assertEquals(State.CORRECT, check(SearchStepsTest::right).state());
  }

  @Test
  void everyBugButOneIsNamed() {
    long named =
        List.of(Bug.values()).stream()
            .filter(bug -> check(search(bug)).sentence().contains(bug.advice()))
            .count();
    assertTrue(named >= 15, named + " of " + Bug.values().length);
  }

  @ParameterizedTest
  @EnumSource(Bug.class)
  void noBugIsCalledCorrect(Bug bug) {
    assertNotEquals(State.CORRECT, check(search(bug)).state());
  }

  /** Mistakes whose counts are on no list; each with the smallest board on which it is wrong. */
  static Stream<Arguments> unlisted() {
    return Stream.of(
        Arguments.of(6, bug((columns, r, row, column) -> slant(columns, r, row, column) < 4)),
        Arguments.of(
            2, bug((columns, r, row, column) -> across(columns, r, column) == row - r + 1)),
        Arguments.of(
            4,
            bug(
                (columns, r, row, column) ->
                    slant(columns, r, row, column) < columns.length
                        || columns.length - across(columns, r, column) == row - r)),
        Arguments.of(
            3, bug((columns, r, row, column) -> r % 2 == 0 && slanted(columns, r, row, column))),
        Arguments.of(
            4,
            bug(
                (columns, r, row, column) ->
                    slanted(columns, r, row, column)
                        || row - r == 2 && across(columns, r, column) == 1)),
        Arguments.of(
            5,
            bug(
                (columns, r, row, column) ->
                    slanted(columns, r, row, column)
                        || r == 0 && columns[0] == columns.length - 1)));
  }

  @ParameterizedTest
  @MethodSource("unlisted")
  void aMistakeOutsideTheListIsShownItsSmallestWrongBoard(int smallest, BoardSearch wrong) {
    Verdict verdict = check(wrong);
    assertSays(State.KEEP_GOING, "For n = " + smallest + " ", verdict);
    for (Bug bug : Bug.values()) {
      assertFalse(verdict.sentence().contains(bug.advice()), verdict.sentence());
    }
    String board = verdict.picture().orElseThrow().text();
    assertTrue(board.matches("(?s).*\\b[QA]\\b.*"), board); // a queen, or an attacked one
  }

  /** Whether the queen of row r attacks, apart from her column. */
  private interface Attack {
    boolean at(int[] columns, int r, int row, int column);
  }

  private static BoardSearch bug(Attack attack) {
    RowByRow search =
        RowByRow.with(
            (columns, row, column) ->
                IntStream.range(0, row)
                    .noneMatch(r -> columns[r] == column || attack.at(columns, r, row, column)));
    return search::search;
  }

  private static int across(int[] columns, int r, int column) {
    return Math.abs(columns[r] - column);
  }

  private static boolean slanted(int[] columns, int r, int row, int column) {
    return across(columns, r, column) == row - r;
  }

  /** How long the diagonal is that leads to the queen of row r; 99 if none does. */
  private static int slant(int[] columns, int r, int row, int column) {
    return slanted(columns, r, row, column) ? row - r : 99;
  }

  @Test
  void aBoardHandedOutTwiceIsShown() {
    Verdict verdict = check((n, emit) -> right(n, board -> twice(board, emit)));
    assertSays(State.KEEP_GOING, "twice", verdict);
    assertTrue(verdict.picture().isPresent());
  }

  @Test
  void theFirstMissingSolutionIsShown() {
    Verdict verdict = check((n, emit) -> right(n, board -> without(board, emit)));
    assertSays(State.KEEP_GOING, "1 of 2 solutions", verdict);
    assertTrue(verdict.picture().orElseThrow().text().contains("Q"));
  }

  @Test
  void anotherOrderIsAlmostRight() {
    assertSays(State.ALMOST, "alphabetical", check(SearchStepsTest::backwards));
  }

  @Test
  void whatIsLeftOverFromAFirstRunIsSeen() {
    AtomicInteger runs = new AtomicInteger();
    Verdict verdict =
        check(
            (n, emit) -> {
              if (n != 6 || runs.incrementAndGet() < 4) {
                right(n, emit);
              }
            });
    assertSays(State.KEEP_GOING, "left over", verdict);
  }

  @Test
  void theEmptyBoardIsAnEdge() {
    Verdict verdict =
        check(
            (n, emit) -> {
              if (n > 0) {
                right(n, emit);
              }
            });
    assertSays(State.ALMOST, "n = 0", verdict);
  }

  @Test
  void aListOfTheWrongLengthIsNamed() {
    assertSays(State.KEEP_GOING, "no list of 1", check((n, emit) -> emit.accept(new int[n + 1])));
  }

  @Test
  void aSearchThatNeverStopsIsCut() {
    Verdict verdict = check(SearchStepsTest::forever);
    assertSays(State.KEEP_GOING, "million boards", verdict);
  }

  @Test
  void aSearchThatDoesNothingIsShownWhatItMisses() {
    assertSays(State.KEEP_GOING, "0 of 1 ", check((n, emit) -> {}));
  }

  private static void assertSays(State state, String words, Verdict verdict) {
    assertEquals(state, verdict.state(), verdict.text());
    assertTrue(verdict.sentence().contains(words), verdict.sentence());
  }

  private Verdict check(BoardSearch search) {
    return book.check("3.1", search);
  }

  private static void right(int n, Consumer<int[]> emit) {
    search(Solver.scan()).search(n, emit);
  }

  private static void twice(int[] board, Consumer<int[]> emit) {
    emit.accept(board);
    emit.accept(board);
  }

  private static void without(int[] board, Consumer<int[]> emit) {
    if (board.length < 4 || board[0] != 1) {
      emit.accept(board);
    }
  }

  private static void backwards(int n, Consumer<int[]> emit) {
    List<Placement> all = new ArrayList<>(Solver.scan().solutions(n));
    Collections.reverse(all);
    all.forEach(
        board -> emit.accept(board.columns().stream().mapToInt(Integer::intValue).toArray()));
  }

  private static void forever(int n, Consumer<int[]> emit) {
    while (true) {
      emit.accept(new int[n]);
    }
  }

  /** Any solver as a search that hands out boards; what is placed twice in a row is overwritten. */
  private static BoardSearch search(Solver solver) {
    return (n, emit) -> solver.search(n, new Boards(new int[n], emit));
  }

  private record Boards(int[] columns, Consumer<int[]> emit) implements SearchListener {
    @Override
    public void place(int row, int column) {
      columns[row] = column;
    }

    @Override
    public boolean solution() {
      emit.accept(columns);
      return true;
    }
  }
}
