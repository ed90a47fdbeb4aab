package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;

class BitsViewTest {

  @Test
  void theMasksStandOverTheColumns() {
    String text = BitsView.of(Placement.of(4, 1, 3)).text();
    assertTrue(
        text.endsWith(
            """
            row 2         0 1 2 3
            columns       . 1 . 1   = 10
            ascending /   . . 1 .   = 4
            descending \\  . . . 1   = 8
            free          1 . . .   = 1"""),
        text);
    assertTrue(text.contains("queen         . 1 . .   = 2"), text);
  }

  @Test
  void theFirstFreeSquareIsFoundInThreeSteps() {
    assertEquals(
        """
        Row 1: free & -free leaves one bit: column 2.

                           0 1 2 3
        free               . . 1 1   = 12
        ~free              1 1 . .   = 3
        -free = ~free + 1  . . 1 .   = 4
        free & -free       . . 1 .   = 4""",
        BitsView.lowestFree(BitRows.of(Placement.of(4, 0), 1)).text());
  }

  @Test
  void aFullRowHasNoFreeSquare() {
    String text = BitsView.lowestFree(BitRows.of(Placement.of(4, 0, 2), 2)).text();
    assertTrue(text.startsWith("Row 2: nothing is free"), text);
  }

  @Test
  void aQueenMovesTheDiagonalsApart() {
    String text = BitsView.shift(BitRows.of(Placement.of(5, 2), 1)).text();
    assertTrue(text.contains("ascending >>> 1  1 . . . .   = 1"), text);
    assertTrue(text.contains("descending << 1  . 1 . . 1   = 18"), text);
  }

  @Test
  void boardsThatAreTooWideAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> BitsView.of(Placement.empty(33)));
    assertThrows(IllegalArgumentException.class, () -> BitsView.of(Placement.empty(0)));
  }

  @Test
  void theMasksOfEightRowsStaySmall() {
    Placement solution = Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3);
    assertTrue(BitsView.of(solution).html().length() < 60_000);
  }
}
