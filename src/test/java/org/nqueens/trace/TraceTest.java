package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;

class TraceTest {

  @ParameterizedTest
  @CsvSource({"4, 83", "5, 288", "6, 1097", "7, 4330", "8, 18513"})
  void aTraceHasAllEventsOfTheSearch(int n, long events) {
    assertEquals(events, Trace.of(Solver.scan(), n).size());
  }

  @Test
  void anEventSaysWhatHappened() {
    Trace run = Trace.of(Solver.scan(), 6);
    assertEquals(
        "REJECT [0, 2, 4, 1, 0]: the fifth queen is attacked from (0,0) and (3,1)",
        run.at(12).toString());
    assertEquals(46, run.count(Kind.DEAD_END));
  }
}
