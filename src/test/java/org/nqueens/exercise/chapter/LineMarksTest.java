package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.LinesSearch;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;

/** What a search leaves in its three arrays names the undo that is missing. */
class LineMarksTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  /** A search that unmarks some of the three arrays. */
  private record Undoing(Set<Integer> arrays) implements LinesSearch {

    @Override
    public void search(int[] columns, int row, boolean[][] lines, Consumer<int[]> emit) {
      int n = columns.length;
      if (row == n) {
        emit.accept(columns);
        return;
      }
      for (int column = 0; column < n; column++) {
        int[] places = {column, row + column, row - column + n - 1};
        if (!lines[0][places[0]] && !lines[1][places[1]] && !lines[2][places[2]]) {
          columns[row] = column;
          IntStream.range(0, 3).forEach(array -> lines[array][places[array]] = true);
          search(columns, row + 1, lines, emit);
          arrays.forEach(array -> lines[array][places[array]] = false);
        }
      }
    }
  }

  /** Every choice of arrays that are unmarked, but all three. */
  static Stream<Set<Integer>> someUndos() {
    return IntStream.range(0, 7)
        .mapToObj(
            bits ->
                Set.copyOf(
                    IntStream.range(0, 3).filter(k -> (bits >> k & 1) == 1).boxed().toList()));
  }

  @ParameterizedTest
  @MethodSource("someUndos")
  void eachUndoThatIsMissingIsNamedAndNoOther(Set<Integer> undone) {
    String sentence = check(new Undoing(undone)).sentence();
    for (int array = 0; array < 3; array++) {
      assertEquals(!undone.contains(array), sentence.contains("lines[" + array + "]"), sentence);
    }
    assertTrue(sentence.contains("still marked at [0]"), sentence);
  }

  @Test
  void aRightSearchIsCorrect() {
    assertEquals(State.CORRECT, check(new Undoing(Set.of(0, 1, 2))).state());
  }

  @Test
  void theSmallestBoardThatLeavesAMarkIsTold() {
    LinesSearch wrong =
        (columns, row, lines, emit) -> {
          new Undoing(Set.of(0, 1, 2))
              .search(columns, row, lines, board -> dropAbove(3, board, emit));
          lines[1][columns.length] = columns.length > 2;
        };
    String sentence = check(wrong).sentence();
    assertTrue(sentence.contains("n = 3 is over, lines[1]"), sentence);
  }

  @Test
  void aWrongSearchThatCleansUpIsNotBlamedForItsMarks() {
    LinesSearch wrong =
        (columns, row, lines, emit) ->
            new Undoing(Set.of(0, 1, 2))
                .search(columns, row, lines, board -> dropAbove(3, board, emit));
    assertFalse(check(wrong).sentence().contains("lines["));
  }

  private static void dropAbove(int n, int[] board, Consumer<int[]> emit) {
    if (board.length <= n) {
      emit.accept(board);
    }
  }

  private Verdict check(LinesSearch search) {
    return book.check("5.2", search);
  }
}
