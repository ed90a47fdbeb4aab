package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.KnownCounts;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Playback;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** A tape that keeps nothing but places plays the same as one that keeps everything. */
class TapeTest {

  private static final int ALL = Integer.MAX_VALUE;

  static Stream<Solver> solvers() {
    Solver lambda = (n, listener) -> Solver.fewestFirst().search(n, listener);
    return Stream.concat(
        Solver.all().stream().filter(solver -> !solver.about().name().equals("enumeration")),
        Stream.of(lambda));
  }

  /** So large that there are several pieces. */
  private static int size(Solver solver) {
    return switch (solver.about().name()) {
      case "permutations" -> 8;
      case "swaps", "bitmask", "mirror" -> 10;
      case "exactCover", "fewestFirst", "yours", "forwardChecking" -> 11;
      default -> 9;
    };
  }

  private static Tape tape(Solver solver, int n, int kept) {
    return Tape.recorded(new Source(solver, n, false), Trace.DEFAULT_LIMIT, kept);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void replayGivesTheSameEvents(Solver solver) {
    int n = size(solver);
    Tape kept = tape(solver, n, ALL);
    Tape forgetful = tape(solver, n, 0);
    assertEquals(kept.end().index(), forgetful.end().index());
    assertEquals(kept.profile(), forgetful.profile());
    assertTrue(kept.pieces() > 1, "a test of one piece is none");
    Iterator<Playback> again = forgetful.places();
    for (Iterator<Playback> places = kept.places(); places.hasNext(); ) {
      Playback place = places.next();
      assertTrue(isSame(place, again.next()), "event " + place.index());
    }
    assertFalse(again.hasNext());
    assertThrows(NoSuchElementException.class, again::next);
  }

  static boolean isSame(Playback a, Playback b) {
    return a.index() == b.index()
        && a.kind() == b.kind()
        && a.node() == b.node()
        && a.parent() == b.parent()
        && a.row() == b.row()
        && a.column() == b.column()
        && a.motion() == b.motion()
        && a.depth() == b.depth();
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void anyEventIsFoundWithoutTheOthers(Solver solver) {
    int n = size(solver);
    Tape kept = tape(solver, n, ALL);
    Tape forgetful = tape(solver, n, 0);
    Random random = new Random(8);
    for (int i = 0; i < 10; i++) {
      long k = random.nextLong(kept.end().index() + 1);
      assertEquals(kept.at(k).queens(), forgetful.at(k).queens());
      assertEquals(kept.at(k).path(), forgetful.at(k).path());
      Kind kind = Kind.values()[random.nextInt(6)];
      assertEquals(
          kept.next(kind, k).map(Playback::index), forgetful.next(kind, k).map(Playback::index));
      assertEquals(
          kept.previous(kind, k).map(Playback::index),
          forgetful.previous(kind, k).map(Playback::index));
    }
  }

  @Test
  void nodesOfALargeTraceAreNumberedInOrder() {
    Tape tape = tape(Solver.bitmask(), 10, 0);
    long[] expected = {0};
    tape.places()
        .forEachRemaining(
            place -> {
              if (place.kind() == Kind.START || place.kind() == Kind.PLACE) {
                expected[0]++;
                assertEquals(expected[0], place.node());
              }
            });
    assertEquals(KnownCounts.nodes(10), expected[0]);
  }

  @Test
  void aSolverThatIsNoFunctionOfNIsFoundOut() {
    int[] searches = {0};
    Solver moody =
        (int n, SearchListener listener) -> {
          if (searches[0]++ == 0) {
            Solver.scan().search(n, listener);
          }
        };
    Tape tape = tape(moody, 6, 0);
    var refusal = assertThrows(IllegalStateException.class, () -> tape.at(5));
    assertTrue(refusal.getMessage().contains("a solver must depend on nothing but n"));
  }

  @Test
  void manyReadersMayShareATrace() {
    Tape tape = tape(Solver.scan(), 10, 0);
    List<Long> nodes =
        new Random(1)
            .longs(200, 0, tape.end().index())
            .parallel()
            .map(k -> tape.at(k).index() - k)
            .distinct()
            .boxed()
            .toList();
    assertEquals(List.of(0L), nodes);
  }
}
