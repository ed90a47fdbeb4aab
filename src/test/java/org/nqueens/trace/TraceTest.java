package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.solve.Kind;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

class TraceTest {

  static List<Solver> solvers() {
    return Solver.all();
  }

  @Test
  void theTraceOfFourQueensIsAsReviewed() throws Exception {
    try (var in = TraceTest.class.getResourceAsStream("scan-4.txt")) {
      assertEquals(
          new String(in.readAllBytes(), StandardCharsets.UTF_8), Trace.of(Solver.scan(), 4).text());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2",
    "1, 4",
    "2, 11",
    "4, 83",
    "5, 288",
    "6, 1097",
    "7, 4330",
    "8, 18513",
    "9, 83708"
  })
  void aTraceHasAllEventsOfTheSearch(int n, long events) {
    assertEquals(events, Trace.of(Solver.scan(), n).size());
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "5, 4", "6, 46", "7, 154", "8, 644", "9, 2584"})
  void deadEndsAreCounted(int n, long deadEnds) {
    assertEquals(deadEnds, Trace.of(Solver.scan(), n).count(Kind.DEAD_END));
  }

  @Test
  void theProfileIsTheNumberOfNodesAtEachDepth() {
    assertEquals(
        List.of(1L, 8L, 42L, 140L, 344L, 568L, 550L, 312L, 92L),
        Trace.of(Solver.scan(), 8).profile());
    assertEquals(List.of(1L, 2L, 0L), Trace.of(Solver.scan(), 2).profile());
    assertEquals(List.of(1L), Trace.of(Solver.scan(), 0).profile());
  }

  @Test
  void theBitSolverHasTheSameTraceWithoutTheRejects() {
    for (int n = 0; n <= 7; n++) {
      assertEquals(
          Trace.of(Solver.scan(), n)
              .events()
              .filter(step -> step.kind() != Kind.REJECT)
              .map(step -> step.kind() + " " + step.node() + " " + step.placement().columns())
              .toList(),
          Trace.of(Solver.bitmask(), n)
              .events()
              .map(step -> step.kind() + " " + step.node() + " " + step.placement().columns())
              .toList());
    }
    assertEquals(4849, Trace.of(Solver.bitmask(), 8).size());
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aTraceAgreesWithTheTally(Solver solver) {
    for (int n = 0; n <= 6; n++) {
      Trace trace = Trace.of(solver, n);
      assertEquals(solver.tally(n).nodes(), trace.nodes());
      assertEquals(solver.tally(n).candidates(), trace.candidates());
      assertEquals(solver.count(n), trace.count(Kind.SOLUTION));
      assertEquals(trace.nodes(), trace.profile().stream().mapToLong(Long::longValue).sum());
      assertEquals(trace.nodes() - 1, trace.count(Kind.BACKTRACK), "one for each PLACE");
      assertEquals(trace.size(), trace.events().count());
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void anEventIsTheSameHoweverItIsReached(Solver solver) {
    Trace trace = Trace.of(solver, 5);
    List<Step> steps = trace.events().toList();
    for (int k = 0; k < steps.size(); k++) {
      assertEquals(steps.get(k), trace.at(k));
      assertEquals(k, trace.at(k).index());
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void nextAndPreviousAreTheNearestOfTheirKind(Solver solver) {
    Trace trace = Trace.of(solver, 4);
    List<Step> steps = trace.events().toList();
    for (Kind kind : Kind.values()) {
      for (int k = 0; k < steps.size(); k++) {
        int from = k;
        assertEquals(
            IntStream.range(k + 1, steps.size())
                .filter(i -> steps.get(i).kind() == kind)
                .mapToObj(steps::get)
                .findFirst(),
            trace.next(kind, k));
        assertEquals(
            IntStream.range(0, k)
                .map(i -> from - 1 - i)
                .filter(i -> steps.get(i).kind() == kind)
                .mapToObj(steps::get)
                .findFirst(),
            trace.previous(kind, k));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void theStateIsTheOneOfTheQueensThatStand(Solver solver) {
    Trace trace = Trace.of(solver, 5);
    for (long k = 0; k < trace.size(); k++) {
      State state = trace.state(k);
      Placement placement = state.placement();
      int row = state.bits().row();
      if (row < 5) {
        long free =
            IntStream.range(0, 5)
                .filter(c -> placementAbove(placement, row).admits(row, c))
                .mapToLong(c -> 1L << c)
                .sum();
        assertEquals(free, state.bits().free());
      }
      assertEquals(
          placement.queens().stream().map(q -> q.column()).distinct().sorted().toList(),
          List.copyOf(state.occupancy().columns()));
      assertEquals(
          placement.queens().stream().map(q -> q.descending(5)).distinct().sorted().toList(),
          List.copyOf(state.occupancy().descending()));
    }
  }

  private static Placement placementAbove(Placement placement, int row) {
    return placement.prefix(row);
  }

  @Test
  void thePathLeadsFromTheRootToTheNode() {
    Trace trace = Trace.of(Solver.scan(), 6);
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L), trace.path(12));
    trace
        .events()
        .filter(step -> step.kind() != Kind.BACKTRACK)
        .forEach(
            step -> {
              List<Long> path = trace.path(step.index());
              assertEquals(step.node(), path.get(path.size() - 1));
            });
  }

  @Test
  void anEventSaysWhatHappened() {
    Trace run = Trace.of(Solver.scan(), 6);
    assertEquals(
        "REJECT [0, 2, 4, 1, 0]: the fifth queen is attacked from (0,0) and (3,1)",
        run.at(12).toString());
  }

  @Test
  void aLimitCutsExactlyAndTheTraceSaysSo() {
    List<Step> all = Trace.of(Solver.scan(), 4).events().toList();
    for (int limit = 1; limit <= 90; limit++) {
      Trace cut = Trace.of(Solver.scan(), 4, limit);
      assertEquals(all.subList(0, Math.min(83, limit)), cut.events().toList());
      assertEquals(limit < 83, cut.isTruncated());
      assertEquals(limit < 83, cut.note().isPresent());
      assertEquals(limit >= 83, cut.isComplete());
      assertEquals(cut.nodes(), cut.profile().stream().mapToLong(Long::longValue).sum());
      assertEquals(cut.nodes(), cut.tree().size());
      assertEquals(limit < 83, cut.tree().isTruncated());
    }
  }

  @Test
  void aTraceMayEndAtTheFirstSolution() {
    Trace first = Trace.first(Solver.scan(), 8);
    assertEquals(114, first.nodes());
    assertEquals(876, first.candidates().orElseThrow());
    assertEquals(42, first.count(Kind.DEAD_END));
    assertEquals(Kind.SOLUTION, first.at(first.size() - 1).kind());
    assertFalse(first.isComplete());
    assertFalse(first.isTruncated());
    assertTrue(Trace.first(Solver.scan(), 3).isComplete());
    assertTrue(Trace.first(Solver.scan(), 8, 10).isTruncated());
  }

  @Test
  void anEventThatIsNotThereIsRefused() {
    Trace trace = Trace.of(Solver.scan(), 4);
    for (long k : List.of(-1L, 83L, Long.MAX_VALUE)) {
      var refusal = assertThrows(IllegalArgumentException.class, () -> trace.at(k));
      assertEquals("event " + k + " is not between 0 and 82", refusal.getMessage());
      assertThrows(IllegalArgumentException.class, () -> trace.next(Kind.PLACE, k));
      assertThrows(IllegalArgumentException.class, () -> trace.previous(Kind.PLACE, k));
      assertThrows(IllegalArgumentException.class, () -> trace.state(k));
      assertThrows(IllegalArgumentException.class, () -> trace.path(k));
    }
    assertThrows(IllegalArgumentException.class, () -> Trace.of(Solver.scan(), 4, 0));
    assertThrows(IllegalArgumentException.class, () -> Trace.of(Solver.scan(), 64));
    assertThrows(IllegalArgumentException.class, () -> Trace.of(Solver.scan(), -1));
  }

  @Test
  void aLambdaIsTracedLikeAnyOtherSolver() {
    Solver rooks = TraceTest::rooks;
    Trace trace = Trace.of(rooks, 4);
    assertEquals(24, trace.count(Kind.SOLUTION));
    assertEquals(65, trace.nodes());
    assertEquals(List.of(1L, 4L, 12L, 24L, 24L), trace.profile());
    assertEquals("yours", trace.solver());
    assertEquals("rooks", Trace.of(rooks.named("rooks"), 4).solver());
  }

  private static void rooks(int n, SearchListener listener) {
    rooks(Placement.empty(n), listener);
  }

  private static boolean rooks(Placement placement, SearchListener listener) {
    int row = placement.size();
    boolean on = row < placement.n() || listener.solution();
    for (int column = 0; on && row < placement.n() && column < placement.n(); column++) {
      if (placement.columns().contains(column)) {
        listener.reject(row, column);
      } else {
        listener.place(row, column);
        on = rooks(placement.with(row, column), listener);
        if (on) {
          listener.backtrack(row);
        }
      }
    }
    return on;
  }

  @Test
  void aSolverThatNeverFindsAColumnHasADeadRoot() {
    Trace trace = Trace.of((n, listener) -> {}, 3);
    assertEquals(List.of(Kind.START, Kind.DEAD_END), trace.events().map(Step::kind).toList());
    assertTrue(trace.tree().root().isDeadEnd());
    assertEquals(Fate.DEAD, trace.tree().root().fate());
  }

  @Test
  void anImageIsASolutionOfTheSameNode() {
    List<Step> solutions =
        Trace.of(Solver.mirror(), 6).events().filter(s -> s.kind() == Kind.SOLUTION).toList();
    assertEquals(Solver.mirror().solutions(6), solutions.stream().map(Step::placement).toList());
    assertEquals(solutions.get(0).node(), solutions.get(1).node());
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "1, 3", "4, 30", "5, 97", "6, 284"})
  void aWalkHasOneStepForEachVisitOfANode(int n, int steps) {
    assertEquals(steps, Trace.of(Solver.scan(), n).steps().size());
  }

  @Test
  void everyEventBelongsToOneStepOfTheWalk() {
    Trace trace = Trace.of(Solver.scan(), 5);
    List<WalkStep> steps = trace.steps();
    assertEquals(
        trace.events().filter(s -> s.kind() == Kind.PLACE || s.kind() == Kind.REJECT).toList(),
        steps.stream().flatMap(step -> step.verdicts().stream()).toList());
    assertEquals(
        LongStream.rangeClosed(1, 54).boxed().toList(),
        steps.stream().flatMap(step -> step.dead().stream()).sorted().toList());
  }
}
