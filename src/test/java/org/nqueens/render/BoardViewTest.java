package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.nqueens.board.Placement;

class BoardViewTest {

  private static final Placement SOLUTION = Placement.of(4, 1, 3, 0, 2);

  @Test
  void aSolutionIsASentenceAndABoard() {
    assertEquals(
        """
        Solution for 4 queens: columns 1, 3, 0, 2 by row; none attacks another.

          0 1 2 3
        0 . Q . .
        1 . . . Q
        2 Q . . .
        3 . . Q .""",
        BoardView.of(SOLUTION).text());
  }

  @Test
  void anAttemptNamesEveryAttackerAndDrawsTheLines() {
    assertEquals(
        """
        Row 3, column 3 is refused: the queen on row 0 reaches it along the descending diagonal \
        (row − column = 0), the queen on row 1 down the column (column = 3).

          0 1 2 3
        0 A . . .
        1 . * . A
        2 . Q * *
        3 . . . x""",
        BoardView.attempt(Placement.of(4, 0, 3, 1), 3, 3).text());
  }

  @Test
  void aFreeSquareIsSaidToBeFree() {
    assertEquals(
        """
        Row 1, column 2 is free: no queen reaches it.

          0 1 2 3
        0 Q . . .
        1 . . o .
        2 . . . .
        3 . . . .""",
        BoardView.attempt(Placement.of(4, 0), 1, 2).text());
  }

  @Test
  void chessNamesCountRanksFromTheBottom() {
    assertEquals(
        """
        c3 is refused: the queen on d4 reaches it along the ascending diagonal.

          a b c d
        4 . . . A
        3 . . x .
        2 . . . .
        1 . . . .""",
        BoardView.attempt(Placement.of(4, 3), 1, 2).labelled(Coordinates.CHESS).text());
  }

  @Test
  void theOwnSquareIsTaken() {
    assertTrue(
        BoardView.attempt(Placement.of(4, 3), 0, 3)
            .text()
            .startsWith("Row 0, column 3 is refused: the queen on row 0 stands there."));
  }

  @Test
  void everyConflictOfAPlacementIsMarked() {
    assertEquals(
        """
        3 queens, one conflict: the queens on row 0 and row 2 share the column (column = 1).

          0 1 2 3
        0 . A . .
        1 . * . Q
        2 . A . .
        3 . . . .""",
        BoardView.of(Placement.of(4, 1, 3, 1)).text());
  }

  @Test
  void theSmallestBoardsHaveTheirSentences() {
    assertEquals(
        "The board of size 0 has no squares: its empty placement is the one solution.",
        BoardView.of(Placement.empty(0)).text());
    assertTrue(
        BoardView.of(Placement.of(1, 0)).text().startsWith("Solution for 1 queen: column 0"));
    assertTrue(BoardView.of(Placement.empty(2)).text().startsWith("Empty board of size 2"));
  }

  @Test
  void aHugeBoardStaysSmall() {
    Placement huge = Placement.of(100_000, 5, 7);
    assertTrue(BoardView.of(huge).text().length() < 200);
    assertTrue(BoardView.of(huge).html().length() < 10_000);
  }

  @Test
  void theSameValueGivesTheSameBytes() {
    assertEquals(BoardView.of(SOLUTION).html(), BoardView.of(SOLUTION).html());
    assertFalse(BoardView.of(SOLUTION).html().contains(" id="));
  }

  @Test
  void theTruthOfTheFigureIsTextInItsCells() {
    String html = BoardView.attempt(Placement.of(4, 0, 3, 1), 3, 3).html();
    String bare = html.replaceAll("<svg.*?</svg>", "").replaceAll(" style=\"[^\"]*\"", "");
    assertTrue(
        bare.contains(
            "<tr><th scope=\"row\">2</th><td></td><td><span>♛</span></td>"
                + "<td><span>•</span></td><td><span>•</span></td></tr>"),
        bare);
  }

  @Test
  void squaresOutsideTheBoardAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> BoardView.attempt(Placement.empty(4), 4, 0));
  }
}
