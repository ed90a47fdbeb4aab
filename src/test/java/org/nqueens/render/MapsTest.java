package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

class MapsTest {

  @Test
  void aQueenCovers22To28SquaresOfTheChessBoard() {
    String text = HeatMap.of(8).text();
    assertTrue(text.contains("of size 8: 22 to 28."), text);
    assertTrue(text.endsWith("7 22 22 22 22 22 22 22 22"), text);
    assertTrue(text.contains("3 22 24 26 28 28 26 24 22"), text);
  }

  @Test
  void theHeatMapCountsAsTheBoardDoes() {
    for (int n = 1; n <= 9; n++) {
      for (int square = 0; square < n * n; square++) {
        Square queen = new Square(square / n, square % n);
        int hit = 0;
        for (int other = 0; other < n * n; other++) {
          hit += queen.attacks(new Square(other / n, other % n)) ? 1 : 0;
        }
        assertEquals(hit, HeatMap.hits(n, queen), "n = " + n + ", " + queen);
      }
    }
  }

  @Test
  void theNumbersOfTheDiagonalsStandInTheSquares() {
    assertEquals(
        """
        A queen on row 0, column 0 hits 9 of the other 15 squares. On her descending diagonal \
        row − column is 0, on her ascending one row + column is 0.

        row − column, constant along each descending diagonal:
             0    1    2    3
        0    Q (−1) (−2) (−3)
        1  (1)  [0]  −1   −2
        2  (2)   1   [0]  −1
        3  (3)   2    1   [0]

        row + column, constant along each ascending diagonal:
            0   1   2   3
        0   Q (1) (2) (3)
        1 (1) (2)  3   4
        2 (2)  3  (4)  5
        3 (3)  4   5  (6)""",
        AttackView.of(4, 0, 0).text());
  }

  @Test
  void boardsThatCannotBeDrawnAreRefusedWithTheRange() {
    var tooLarge = assertThrows(IllegalArgumentException.class, () -> HeatMap.of(25));
    assertEquals("a heat map of size 25 cannot be drawn: n is 1 to 24", tooLarge.getMessage());
    assertThrows(IllegalArgumentException.class, () -> AttackView.of(0, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> AttackView.of(4, 0, 4));
  }

  @Test
  void aGalleryDrawsTheFirstAndListsTheNext() {
    GalleryView gallery = GalleryView.of(Collections.nCopies(300, Placement.of(4, 1, 3, 0, 2)));
    assertEquals(24, gallery.html().split("<img", -1).length - 1);
    assertTrue(gallery.html().contains("(76 more are not listed.)"));
    assertTrue(gallery.html().length() < 60_000, gallery.html().length() + " bytes");
    assertTrue(gallery.text().startsWith("300 solutions, each"), gallery.text());
  }

  @Test
  void anEmptyGallerySaysSo() {
    assertEquals("No boards to show.", GalleryView.of(List.of()).text());
  }

  @Test
  void onePlainBoardShowsWhatAQueenHits() {
    assertEquals(
        """
        A queen on row 0, column 0 hits 9 of the other 15 squares.

          0 1 2 3
        0 Q * * *
        1 * * . .
        2 * . * .
        3 * . . *""",
        AttackView.of(4, 0, 0).plain().text());
    String html = AttackView.of(4, 0, 0).plain().html();
    assertEquals(9, html.split("•", -1).length - 1, html);
  }

  @Test
  void aNoteStandsOnEachSquareWithoutAQueen() {
    NotesView notes =
        NotesView.of("Sums")
            .board("two queens", Placement.of(2, 0), s -> s.row() - s.column())
            .board("in question", Placement.empty(2), s -> "", List.of(new Square(0, 1)));
    assertEquals(
        """
        Sums

        two queens
           0  1
        0  Q −1
        1  1  0

        in question
           0  1
        0  . []
        1  .  .""",
        notes.text());
    assertTrue(notes.html().contains("two queens") && notes.html().contains(">?<"), notes.html());
  }

  @Test
  void boardsThatCannotHoldNotesAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> NotesView.of("x").board("large", Placement.empty(25), s -> 0));
  }

  @Test
  void placesThatHoldOneArrayShareAnArrow() {
    int[] board = {1, 3, 0, 2};
    KeptView one = KeptView.of(List.of(board, board));
    KeptView two = KeptView.of(List.of(board, board.clone()));
    board[0] = 9;
    assertEquals(
        """
        2 places in the list, 1 array: several places hold one and the same.

        place 0, place 1  ──▶  [1, 3, 0, 2]""",
        one.text());
    assertTrue(two.text().startsWith("2 places in the list, 2 arrays, each its own."), two.text());
    assertEquals(2, two.html().split("⟶", -1).length - 1);
    assertEquals(
        "0 places in the list, 0 arrays, each its own.", KeptView.of(List.of()).text().strip());
    assertThrows(
        IllegalArgumentException.class, () -> KeptView.of(Collections.nCopies(25, new int[1])));
  }
}
