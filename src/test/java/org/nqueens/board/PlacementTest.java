package org.nqueens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlacementTest {

  @Test
  void aQueenAttacksAlongItsAscendingDiagonal() {
    assertEquals(Line.ASCENDING, Placement.of(4, 2).whyNot(2, 0).get(0).line());
  }

  @Test
  void aQueenAttacksAlongItsDescendingDiagonal() {
    assertEquals(Line.DESCENDING, Placement.of(4, 0).whyNot(3, 3).get(0).line());
  }

  @Test
  void aQueenAttacksItsColumnAndItsRow() {
    assertEquals(Line.COLUMN, Placement.of(4, 2).whyNot(3, 2).get(0).line());
    assertEquals(Line.ROW, Placement.of(4, 2).whyNot(0, 1).get(0).line());
  }

  @Test
  void anAttackSpeaks() {
    Attack attack = Placement.of(4, 2).whyNot(1, 3).get(0);
    assertEquals("a queen on (0,2) attacks (1,3)", attack.toString());
    assertEquals("a queen on (0,2) attacks (1,3) along the descending diagonal", attack.sentence());
    assertEquals("[a queen stands on (0,2)]", Placement.of(4, 2).whyNot(0, 2).toString());
  }

  @Test
  void allAttackersAreNamedTopRowFirst() {
    assertEquals(
        List.of(new Square(0, 1), new Square(1, 3)),
        Placement.of(4, 1, 3).whyNot(2, 3).stream().map(Attack::queen).toList());
  }

  @Test
  void aSquareIsAdmittedExactlyIfThereIsNoReasonAgainstIt() {
    Placement board = Placement.of(4, 1, 3);
    assertTrue(board.admits(2, 0));
    assertFalse(board.admits(2, 1));
    assertFalse(board.admits(1, 3), "its row has a queen");
  }

  @Test
  void anAttemptMayHoldConflicts() {
    Placement attempt = Placement.of(4, 0, 1, 0);
    assertEquals(
        "[a queen on (0,0) attacks (1,1), a queen on (0,0) attacks (2,0),"
            + " a queen on (1,1) attacks (2,0)]",
        attempt.conflicts().toString());
    assertFalse(attempt.isSolution());
  }

  @Test
  void theEmptyBoardIsTheSolutionOfZeroQueens() {
    assertTrue(Placement.empty(0).isSolution());
    assertEquals("the empty board", Placement.empty(0).toString());
  }

  @Test
  void aPlacementIsAPartialMapFromRowsToColumns() {
    Placement gap = Placement.empty(4).with(0, 1).with(2, 3);
    assertEquals(List.of(1, -1, 3), gap.columns());
    assertFalse(gap.isPrefix());
    assertEquals(OptionalInt.empty(), gap.column(1));
    assertEquals(OptionalInt.of(3), gap.column(2));
    assertEquals(2, gap.size());
    assertEquals(Placement.of(4, 1), gap.prefix(2));
    assertEquals(Placement.of(4, 1), gap.without(2));
  }

  @Test
  void placementsAreEqualIfTheirQueensStandOnTheSameSquares() {
    assertEquals(Placement.of(4, 1, 3), Placement.of(4).with(1, 3).with(0, 1));
    assertEquals(Placement.of(4, 1, 3).hashCode(), Placement.of(4, List.of(1, 3)).hashCode());
    assertFalse(Placement.of(4, 1).equals(Placement.of(5, 1)));
  }

  @Test
  void aMillionQueensAreCheckedWithoutComparingAllPairs() {
    int n = 100_000; // n mod 6 is neither 2 nor 3: odd columns, then even ones
    int[] columns = new int[n];
    for (int row = 0; row < n; row++) {
      columns[row] = row < n / 2 ? 2 * row + 1 : 2 * (row - n / 2);
    }
    assertTrue(Placement.of(n, columns).isSolution());
  }

  @Nested
  class Text {

    @Test
    void isABoard() {
      assertEquals(". Q . .\n. . . Q\n. . . .\n. . . .", Placement.of(4, 1, 3).toString());
    }

    @Test
    void isReadBack() {
      Placement gap = Placement.empty(4).with(0, 1).with(2, 3);
      assertEquals(gap, Placement.parse(gap.toString()));
      assertEquals(Placement.empty(0), Placement.parse(Placement.empty(0).toString()));
      assertEquals(gap, Placement.parse("[1, -, 3, -]"));
      assertEquals(Placement.of(4, 1, 3, 0, 2), Placement.parse("1 3 0 2"));
      assertEquals(Placement.of(2, 0), Placement.parse("Q.\n.."));
    }

    @Test
    void ofALargeBoardIsItsColumns() {
      Placement large = Placement.of(65, 7);
      assertTrue(large.toString().startsWith("[7, -, -"));
      assertEquals(large, Placement.parse(large.toString()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Q . .\n. .", ". x\n. .", "1 two", "0 5", "Q Q\n. .", "Q\nQ"})
    void thatIsNoBoardIsRefused(String text) {
      assertThrows(IllegalArgumentException.class, () -> Placement.parse(text));
    }
  }

  @Nested
  class BadInput {

    @Test
    void isRefusedWithItsValueAndTheLegalRange() {
      assertMessage("n = -1 is not between 0 and 10000000", () -> Placement.empty(-1));
      assertMessage("column 8 is not between 0 and 7", () -> Placement.of(8, 8));
      assertMessage("row 4 is not between 0 and 3", () -> Placement.empty(4).with(4, 0));
      assertMessage(
          "3 columns are too many for size 2, the first of the numbers",
          () -> Placement.of(2, 0, 1, 0));
      assertMessage("row 0 has its queen already, on (0,1)", () -> Placement.of(4, 1).with(0, 2));
      assertMessage(
          "row 0 is not on the 0 × 0 board, which has no squares",
          () -> Placement.empty(0).admits(0, 0));
    }

    private static void assertMessage(String expected, Runnable bad) {
      assertEquals(expected, assertThrows(IllegalArgumentException.class, bad::run).getMessage());
    }
  }
}
