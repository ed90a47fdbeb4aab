package org.nqueens.solve.single;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Placement;
import org.nqueens.solve.SearchStopped;

class OneSolutionTest {

  private static final List<IntFunction<Optional<Placement>>> WAYS =
      List.of(
          OneSolution::construct,
          n -> OneSolution.swaps(n, n),
          n -> OneSolution.minConflicts(n, n));

  /** In one pass, so that a million queens are soon looked at. */
  private static void assertSolution(int n, Placement board) {
    assertEquals(n, board.n());
    BitSet columns = new BitSet();
    BitSet ascending = new BitSet();
    BitSet descending = new BitSet();
    for (int row = 0; row < n; row++) {
      int column = board.column(row).orElseThrow();
      columns.set(column);
      ascending.set(row + column);
      descending.set(row - column + n - 1);
    }
    assertEquals(n, columns.cardinality(), "columns for n = " + n);
    assertEquals(n, ascending.cardinality(), "ascending diagonals for n = " + n);
    assertEquals(n, descending.cardinality(), "descending diagonals for n = " + n);
  }

  @Test
  void everySizeFromFourOnHasASolutionEachWay() {
    for (IntFunction<Optional<Placement>> way : WAYS) {
      for (int n = 4; n <= 400; n += n < 60 ? 1 : 7) {
        assertSolution(n, way.apply(n).orElseThrow());
      }
    }
  }

  @Test
  void theFormulaHoldsForEverySize() {
    for (int n = 4; n <= 400; n++) {
      assertSolution(n, OneSolution.construct(n).orElseThrow());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {99_998, 99_999, 100_000, 100_001, 100_002, 100_003, 1_000_000})
  void largeBoardsAreConstructedAndFound(int n) {
    assertSolution(n, OneSolution.construct(n).orElseThrow());
    assertSolution(n, OneSolution.swaps(n, 7).orElseThrow());
  }

  @Test
  void tinyBoardsHaveWhatTheyHave() {
    for (IntFunction<Optional<Placement>> way : WAYS) {
      assertEquals(Optional.of(Placement.empty(0)), way.apply(0));
      assertEquals(Optional.of(Placement.of(1, 0)), way.apply(1));
      assertEquals(Optional.empty(), way.apply(2));
      assertEquals(Optional.empty(), way.apply(3));
    }
    assertArrayEquals(new int[] {1, 3, 0, 2}, OneSolution.constructed(4));
    assertThrows(IllegalArgumentException.class, () -> OneSolution.constructed(3));
  }

  @Test
  void aSeedGivesTheSameSolutionAndAnotherOneAnother() {
    assertEquals(OneSolution.swaps(50, 1), OneSolution.swaps(50, 1));
    assertNotEquals(OneSolution.swaps(50, 1), OneSolution.swaps(50, 2));
    assertEquals(OneSolution.minConflicts(50, 1), OneSolution.minConflicts(50, 1));
    assertNotEquals(OneSolution.minConflicts(50, 1), OneSolution.minConflicts(50, 2));
  }

  @Test
  void sizesOutOfRangeAreRefusedByTheirValue() {
    for (int n : new int[] {-1, Placement.LARGEST + 1}) {
      for (IntFunction<Optional<Placement>> way : WAYS) {
        String message =
            assertThrows(IllegalArgumentException.class, () -> way.apply(n)).getMessage();
        assertTrue(message.contains("n = " + n), message);
      }
    }
  }

  @Test
  void anInterruptEndsALocalSearch() {
    Thread.currentThread().interrupt();
    try {
      assertThrows(SearchStopped.class, () -> OneSolution.swaps(1000, 1));
      assertThrows(SearchStopped.class, () -> OneSolution.minConflicts(1000, 1));
      assertTrue(Thread.currentThread().isInterrupted());
    } finally {
      Thread.interrupted();
    }
  }
}
