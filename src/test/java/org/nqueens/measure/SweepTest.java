package org.nqueens.measure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.board.KnownCounts;
import org.nqueens.solve.Solver;
import tech.tablesaw.api.Table;

class SweepTest {

  private final Sweep sweep = Sweep.of(Solver.scan(), Solver.bitmask()).over(4, 8);

  @Test
  void aSweepGoesThroughEverySolverAndSize() {
    assertEquals(10, sweep.tallies().size());
    assertEquals("scan", sweep.tallies().get(0).solver());
    assertEquals(4, sweep.tallies().get(5).n());
  }

  @Test
  void theTableHoldsWhatTheOracleKnows() {
    Table table = sweep.table();
    for (int row = 0; row < table.rowCount(); row++) {
      int n = table.intColumn("n").get(row);
      assertEquals(KnownCounts.nodes(n), table.longColumn("nodes").get(row));
      assertEquals(KnownCounts.solutions(n), table.longColumn("solutions").get(row));
    }
  }

  @Test
  void aSolverWithoutCandidatesLeavesThemOut() {
    Table table = sweep.table();
    assertEquals(15_720, table.longColumn("candidates").get(4));
    assertTrue(table.longColumn("candidates").isMissing(9));
  }

  @Test
  void theChartSaysWhatItShows() {
    Chart chart = sweep.chart();
    assertEquals("Nodes for each n (each step up is ten times as much)", chart.caption());
    assertEquals(
        "scan: 17 at 4 to 2,057 at 8; bitmask: 17 at 4 to 2,057 at 8.", chart.description());
    assertEquals(List.of("solver", "n", "nodes"), chart.data().columnNames());
    assertTrue(chart.svg().contains("<svg"), chart.svg());
    assertArrayEquals(chart.png(), sweep.chart().png(), "the same numbers give the same picture");
  }

  @Test
  void aWatchedSweepTellsItsShareFromNothingToAll() {
    List<Double> shares = new ArrayList<>();
    Sweep watched = Sweep.of(Solver.scan(), Solver.bitmask()).watched(shares::add).over(4, 6);
    assertEquals(7, shares.size());
    assertEquals(0, shares.get(0));
    assertEquals(1, shares.get(6), 1e-9);
    assertEquals(shares.stream().sorted().toList(), shares);
    assertEquals(0.5, shares.get(3), 1e-9, "one solver of two");
    shares.clear();
    watched.timed(new Stopwatch(0, 1));
    assertEquals(7, shares.size());
    assertEquals(1, shares.get(6), 1e-9);
  }

  @Test
  void sizesWithoutSolutionsHaveNoPoint() {
    assertTrue(Sweep.of(Solver.scan()).over(1, 4).solutionsChart().svg().contains("<svg"));
  }

  @Test
  void badRangesAreRefusedBeforeTheWork() {
    for (int[] range : new int[][] {{-1, 4}, {5, 4}, {0, 1000}}) {
      String message =
          assertThrows(
                  IllegalArgumentException.class,
                  () -> Sweep.of(Solver.scan()).over(range[0], range[1]))
              .getMessage();
      assertTrue(message.contains("n = "), message);
    }
    assertThrows(IllegalArgumentException.class, Sweep::of);
  }
}
