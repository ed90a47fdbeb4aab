package org.nqueens.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class StopwatchTest {

  @Test
  void warmUpsRunAndDoNotCount() {
    int[] runs = {0};
    Stopwatch.Times times = new Stopwatch(3, 4).times(() -> runs[0]++);
    assertEquals(7, runs[0]);
    assertTrue(times.least() <= times.median() && times.median() <= times.most());
  }

  @Test
  void aStopwatchThatNeverRunsIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Stopwatch(-1, 1));
    assertThrows(IllegalArgumentException.class, () -> new Stopwatch(0, 0));
  }
}
