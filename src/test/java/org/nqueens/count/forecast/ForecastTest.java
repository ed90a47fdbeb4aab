package org.nqueens.count.forecast;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.nqueens.count.Counter;
import org.nqueens.count.task.Sizes;

class ForecastTest {

  @Test
  void theUnknownNumberFitsALong() {
    assertEquals(234_907_967_154_122_528L, (long) Forecast.solutions(27), 1000);
    assertTrue(Forecast.solutions(28) > 10 * Forecast.solutions(27));
    assertTrue(Forecast.solutions(28) < Long.MAX_VALUE / 2.0);
    assertTrue(Forecast.solutions(Sizes.LARGEST + 1) > Long.MAX_VALUE, "this is where it ends");
  }

  @Test
  void timesAreToldInOneUnit() {
    assertEquals("1 s", Forecast.time(0.2));
    assertEquals("3 min", Forecast.time(180));
    assertEquals("5 h", Forecast.time(5 * 3600 - 1));
    assertEquals("30 days", Forecast.time(30 * 86400));
    assertEquals("8,000 years", Forecast.time(8000 * 365.25 * 86400));
  }

  @Test
  void aLargeBoardIsForetoldWithItsMemory() {
    Forecast twenty = Forecast.of(20, Counter.symmetry(), 2);
    Forecast last = Forecast.of(28, Counter.symmetry(), 2);
    assertTrue(last.seconds() > 1000 * twenty.seconds(), last.toString());
    assertTrue(last.toString().contains("nobody knows"), last.toString());
    assertTrue(Forecast.of(20, Counter.quadrants(), 1).bytes() > 100_000_000);
  }

  @Test
  void theLastBoardIsTakenAndTheNextRefused() {
    for (Counter counter : new Counter[] {Counter.mirror(), Counter.symmetry()}) {
      assertTrue(counter.work(28).tasks() > 100, counter.name());
      assertEquals(28, counter.largest());
    }
    assertEquals("symmetry", Counter.fastest(28).name());
  }
}
