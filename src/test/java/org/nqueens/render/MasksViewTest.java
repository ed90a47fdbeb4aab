package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;

class MasksViewTest {

  @Test
  void theMasksStandUnderTheBoardThatCastsThem() {
    assertEquals(
        """
        Row 3: each mask is the shadow that the queens above cast on it, along one kind of line.

                      0 1 2 3 4 5 6 7
        row 0         . Q . . . . . .
        row 1         / | \\ Q . . . .
        row 2         . | / * \\ Q . .
        row 3         o * o | * * \\ o

        columns       . 1 . 1 . 1 . .   = 42
        ascending /   . 1 . . 1 . . .   = 18
        descending \\  . . . . 1 1 1 .   = 112
        free          1 . 1 . . . . 1   = 133""",
        MasksView.of(Placement.of(8, 1, 3, 5)).text());
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 8})
  void everySquareOfTheRowAgreesWithItsMasksAndWithTheBoard(int n) {
    for (Placement solution : Solver.scan().solutions(n)) {
      for (int row = 0; row < n; row++) {
        Placement above = solution.prefix(row);
        List<Element> rows =
            Jsoup.parseBodyFragment(MasksView.of(above).html()).select("tr").stream().toList();
        Element next = rows.get(row + 1);
        Element free = rows.get(row + 5);
        for (int column = 0; column < n; column++) {
          boolean safe = above.admits(row, column);
          assertEquals(safe, next.select("td").get(column).text().equals("○"), above + ", " + next);
          assertEquals(safe ? "1" : "·", free.select("td").get(column).text());
        }
      }
    }
  }

  @Test
  void aMaskIsAlsoANumber() {
    Placement above = Placement.of(5, 2, 4);
    String html = MasksView.of(above).html();
    BitRows bits = BitRows.of(above, 2);
    for (long mask : List.of(bits.columns(), bits.ascending(), bits.descending(), bits.free())) {
      assertTrue(html.contains("= " + mask + "<"), html);
    }
  }

  @Test
  void boardsWithoutANextRowAndLargeOnesAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> MasksView.of(Placement.empty(0)));
    assertThrows(IllegalArgumentException.class, () -> MasksView.of(Placement.empty(17)));
    assertThrows(IllegalArgumentException.class, () -> MasksView.of(Placement.of(4, 1, 3, 0, 2)));
    IntStream.rangeClosed(1, 16).forEach(n -> MasksView.of(Placement.empty(n)).html());
  }
}
