package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.solve.Solver;

class WalkTest {

  @ParameterizedTest
  @CsvSource({"0, 2", "1, 3", "4, 30", "5, 97", "6, 284"})
  void aWalkHasOneStepForEachVisitOfANode(int n, int steps) {
    assertEquals(steps, Trace.of(Solver.scan(), n).steps().size());
  }
}
