package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.board.Placement;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.words.Words;

class SearchStepsTest {

  private final Examiner examiner = new Examiner(new Watchdog(Duration.ofSeconds(30)));

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

  @Test
  void aBoardHandedOutTwiceIsShown() {
    Verdict verdict = check((n, emit) -> right(n, board -> twice(board, emit)));
    assertSays(State.KEEP_GOING, "twice", verdict);
    assertTrue(verdict.picture().isPresent());
  }

  @Test
  void theFirstMissingSolutionIsShown() {
    Verdict verdict = check((n, emit) -> right(n, board -> without(board, emit)));
    assertSays(State.KEEP_GOING, "1 of the 2 solutions", verdict);
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
    assertSays(State.KEEP_GOING, "0 of the 1", check((n, emit) -> {}));
  }

  private static void assertSays(State state, String words, Verdict verdict) {
    assertEquals(state, verdict.state(), verdict.text());
    assertTrue(verdict.sentence().contains(words), verdict.sentence());
  }

  private Verdict check(BoardSearch search) {
    return examiner.examine(Catalogue.ofTheBook().exercise("5.2"), search, Words.english());
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
