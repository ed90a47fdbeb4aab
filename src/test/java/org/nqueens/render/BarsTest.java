package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class BarsTest {

  @Test
  void theLongestBarIsTheLargestNumber() {
    List<Integer> lengths = lengths(Bars.of("Linear").bar("a", 10L).bar("b", 5L).bar("c", 0L));
    assertEquals(List.of(40, 20, 0), lengths);
  }

  @Test
  void onALogarithmicScaleEqualFactorsAreEqualSteps() {
    Bars bars = Bars.of("Log").bar("a", 10_000L).bar("b", 100L).bar("c", 1L).logarithmic();
    assertEquals(List.of(40, 20, 0), lengths(bars));
    assertTrue(bars.text().contains("equal factor"));
  }

  @Test
  void theNumbersStandBesideTheBars() {
    Bars bars = Bars.of("Numbers").bar("count", 2_057L).bar("time", 0.5);
    assertTrue(bars.text().contains("2,057") && bars.text().contains("0.500"), bars.text());
    assertTrue(bars.html().contains("2,057") && bars.html().contains("scope=\"row\""), bars.html());
  }

  @Test
  void aChartWithoutLengthsIsNoTrouble() {
    assertEquals("Empty", Bars.of("Empty").text().strip());
    assertEquals(List.of(0), lengths(Bars.of("Zero").bar("a", 0L)));
  }

  @Test
  void belowZeroThereAreNoBars() {
    assertThrows(IllegalArgumentException.class, () -> Bars.of("x").bar("a", -1L));
    assertThrows(IllegalArgumentException.class, () -> Bars.of("x").bar("a", Double.NaN));
  }

  private static List<Integer> lengths(Bars bars) {
    return bars.text().lines().skip(2).map(line -> line.replaceAll("[^█]", "").length()).toList();
  }
}
