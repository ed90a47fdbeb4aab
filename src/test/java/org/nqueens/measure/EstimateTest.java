package org.nqueens.measure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.KnownCounts;

class EstimateTest {

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8, 10, 12, 16})
  void theTrueNumberLiesWithinFiveStandardErrors(int n) {
    Estimate estimate = Estimate.of(n, 20_000, 1);
    double off = Math.abs(estimate.nodes() - KnownCounts.nodes(n));
    assertTrue(off <= 5 * estimate.error(), estimate.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aTreeWithoutChanceIsKnownAtOnce(int n) {
    assertEquals(KnownCounts.nodes(n), Estimate.of(n, 3, 9).nodes());
  }

  @Test
  void aSeedGivesTheSameGuessesAgain() {
    assertArrayEquals(Estimate.of(9, 50, 7).guesses(), Estimate.of(9, 50, 7).guesses());
  }

  @Test
  void theChartEndsAtTheEstimate() {
    Estimate estimate = Estimate.of(8, 1000, 1);
    Chart chart = estimate.chart();
    int last = chart.data().rowCount() - 1;
    assertEquals(1000, chart.data().intColumn("walks").get(last));
    assertEquals(estimate.nodes(), chart.data().doubleColumn("mean").get(last), 1e-9);
    assertTrue(chart.description().contains("true number: 2,057"), chart.description());
    assertTrue(Estimate.of(20, 1, 1).chart().svg().contains("<svg"), "one probe, unknown truth");
  }

  @Test
  void badNumbersAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Estimate.of(-1, 10, 1));
    assertThrows(IllegalArgumentException.class, () -> Estimate.of(32, 10, 1));
    assertThrows(IllegalArgumentException.class, () -> Estimate.of(8, 0, 1));
  }
}
