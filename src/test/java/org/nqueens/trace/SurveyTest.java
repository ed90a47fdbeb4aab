package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;
import org.nqueens.solve.Solver;

/** A large search is surveyed instead of recorded: nobody can tell. */
class SurveyTest {

  static Stream<Solver> solvers() {
    return Stream.of("scan", "counters", "sets", "hashSets", "bitmask", "mirror", "stack")
        .map(Solver::of);
  }

  private static Tape tape(Solver solver, int n, int kept) {
    return Tape.recorded(new Source(solver, n, false), Trace.DEFAULT_LIMIT, kept);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aSurveyAndARecordingAreTheSameTape(Solver solver) {
    for (int n : List.of(0, 1, 2, 3, 6, 7, 9, 10)) {
      assertTrue(solver.survey(n, Trace.DEFAULT_LIMIT).isPresent());
      Tape recorded = tape(solver, n, Integer.MAX_VALUE);
      Tape surveyed =
          Tape.surveyed(new Source(solver, n, false), Trace.DEFAULT_LIMIT).orElseThrow();
      assertEquals(recorded.profile(), surveyed.profile());
      for (Kind kind : Kind.values()) {
        assertEquals(recorded.end().count(kind), surveyed.end().count(kind));
      }
      Iterator<Playback> places = surveyed.places();
      for (Iterator<Playback> recording = recorded.places(); recording.hasNext(); ) {
        assertTrue(TapeTest.isSame(recording.next(), places.next()));
      }
      assertEquals(false, places.hasNext());
    }
  }

  @Test
  void aSurveyKeepsToTheLimit() {
    assertTrue(Solver.scan().survey(8, 18_513).isPresent());
    assertTrue(Solver.scan().survey(8, 18_512).isEmpty());
    assertTrue(Solver.scan().survey(12, 1_000_000).isEmpty());
  }

  @Test
  void theOthersCannotBeSurveyed() {
    assertTrue(Solver.organPipe().survey(8, 1_000_000).isEmpty());
    assertTrue(Solver.exactCover().survey(8, 1_000_000).isEmpty());
  }

  @Test
  void aLargeTraceIsThereInAMoment() {
    Trace trace = Trace.of(Solver.scan(), 12);
    assertEquals(11_274_787, trace.size());
    assertEquals(856_189, trace.nodes());
    assertEquals(14_200, trace.count(Kind.SOLUTION));
    assertEquals(11_274_786, trace.at(11_274_786).index());
    assertEquals(Kind.BACKTRACK, trace.at(11_274_786).kind());
    assertEquals(Kind.SOLUTION, trace.previous(Kind.SOLUTION, 11_000_000).orElseThrow().kind());
  }

  @Test
  @Tag("slow")
  void fourteenQueensHaveTheirEvents() {
    Trace trace = Trace.of(Solver.scan(), 14);
    assertEquals(415_290_643, trace.size());
    assertEquals(27_358_553, trace.nodes());
    assertEquals(365_596, trace.count(Kind.SOLUTION));
    assertEquals(
        List.of(9, 12, 6, 8, 3, 11, 13, 5, 10, 1, 7, 4, 2, 3),
        trace.at(300_000_000).placement().columns());
  }
}
