package org.nqueens.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownCountsTest {

  @Test
  void theTablesAgreeWithBruteForce() {
    for (int n = 0; n <= 7; n++) {
      List<Placement> solutions = new ArrayList<>();
      collect(Placement.empty(n), solutions);
      assertEquals(KnownCounts.solutions(n), solutions.size());
      assertEquals(KnownCounts.fundamental(n), Symmetry.fundamental(solutions).size());
    }
  }

  @Test
  void eachFundamentalSolutionStandsForAtMostEight() {
    for (int n = 2; n <= KnownCounts.LARGEST; n++) {
      long missing = 8 * KnownCounts.fundamental(n) - KnownCounts.solutions(n);
      assertTrue(missing >= 0 && missing % 2 == 0, "n = " + n);
      assertTrue(missing <= 4 * KnownCounts.fundamental(n) || n < 5, "n = " + n);
    }
  }

  @Test
  void thereIsNoAnswerBeyondWhatIsKnown() {
    assertEquals(
        "n = 28 is not between 0 and 27, where the table ends",
        assertThrows(IllegalArgumentException.class, () -> KnownCounts.solutions(28)).getMessage());
  }

  private static void collect(Placement placement, List<Placement> solutions) {
    if (placement.isComplete()) {
      if (placement.isSolution()) {
        solutions.add(placement);
      }
      return;
    }
    for (int column = 0; column < placement.n(); column++) {
      if (!placement.columns().contains(column)) {
        collect(placement.with(placement.size(), column), solutions);
      }
    }
  }
}
