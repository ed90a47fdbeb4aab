package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.board.Symmetry;
import org.nqueens.solve.Kind;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** What holds for every solver, every board and every search, also for a learner's. */
class SearchPropertyTest {

  @Provide
  Arbitrary<Solver> solvers() {
    return Arbitraries.of(Solver.all());
  }

  /** A learner's search: an arbitrary test that depends on the placement, in an arbitrary style. */
  @Provide
  Arbitrary<Solver> learners() {
    return Combinators.combine(Arbitraries.integers(), Arbitraries.of(true, false))
        .as(
            (seed, tidy) ->
                (n, listener) -> new Learner(seed, tidy, listener).extend(Placement.empty(n)));
  }

  private record Learner(int seed, boolean tidy, SearchListener listener) {

    boolean extend(Placement placement) {
      int row = placement.size();
      boolean on = row < placement.n() || listener.solution();
      for (int column = 0; on && row < placement.n() && column < placement.n(); column++) {
        if ((placement.with(row, column).hashCode() * 31 + seed) % 3 == 0) {
          listener.place(row, column);
          on = extend(placement.with(row, column));
          if (on && tidy) {
            listener.backtrack(row);
          }
        } else {
          listener.reject(row, column);
        }
      }
      return on;
    }
  }

  @Property(tries = 60)
  void noTwoQueensOfASolutionShareALine(
      @ForAll("solvers") Solver solver, @ForAll @IntRange(max = 7) int n) {
    for (Placement solution : solver.solutions(n)) {
      List<Integer> columns = solution.columns();
      assertEquals(n, columns.size());
      for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
          int across = Math.abs(columns.get(a) - columns.get(b));
          assertTrue(across != 0 && across != b - a, solution::toString);
        }
      }
    }
  }

  @Property(tries = 60)
  void theEightSymmetriesPermuteTheSolutions(
      @ForAll("solvers") Solver solver, @ForAll @IntRange(max = 7) int n, @ForAll Symmetry motion) {
    List<Placement> solutions = solver.solutions(n);
    Set<Placement> images = new HashSet<>(solutions.stream().map(motion::apply).toList());
    assertEquals(new HashSet<>(solutions), images);
    assertEquals(solutions.size(), images.size());
  }

  @Property(tries = 60)
  void aCompletionFindsTheSolutionsThatHoldTheGivenQueens(
      @ForAll @IntRange(min = 4, max = 8) int n,
      @ForAll @IntRange(max = 1000) int which,
      @ForAll @Size(max = 4) List<@IntRange(max = 7) Integer> rows) {
    List<Placement> solutions = Solver.scan().solutions(n);
    Placement solution = solutions.get(which % solutions.size());
    Set<Square> queens = new HashSet<>();
    rows.forEach(row -> queens.add(solution.queens().get(row % n)));
    Placement given = Placement.ofSquares(n, queens);
    assertEquals(
        solutions.stream().filter(s -> s.queens().containsAll(queens)).toList(),
        Solver.completing(given).solutions(n));
  }

  @Property(tries = 100)
  void aTraceThatKeepsNothingReplaysTheSameEvents(
      @ForAll("learners") Solver learner,
      @ForAll @IntRange(max = 5) int n,
      @ForAll @IntRange(max = 100_000) int which) {
    Trace trace = Trace.of(learner, n);
    Tape forgetful = Tape.recorded(new Source(learner, n, false), Trace.DEFAULT_LIMIT, 0);
    long k = which % trace.size();
    assertEquals(trace.path(k), forgetful.at(k).path());
    assertEquals(trace.at(k).kind(), forgetful.at(k).kind());
    assertEquals(trace.size(), forgetful.end().index() + 1);
  }

  @Property(tries = 100)
  void theTraceOfALearnersSearchIsWellFormed(
      @ForAll("learners") Solver learner, @ForAll @IntRange(max = 5) int n) {
    Trace trace = Trace.of(learner, n);
    assertEquals(trace.nodes() - 1, trace.count(Kind.BACKTRACK));
    assertEquals(learner.count(n), trace.count(Kind.SOLUTION));
    assertEquals(trace.nodes(), trace.tree().size());
    assertEquals(learner.tally(n).candidates(), trace.candidates());
    assertEquals(
        trace.count(Kind.DEAD_END),
        trace.tree().nodes().stream().filter(SearchTree.Node::isDeadEnd).count());
    assertEquals(learner.solutions(n).size(), trace.count(Kind.SOLUTION));
  }

  @Property(tries = 200)
  void whateverIsToldInWhateverOrderIsASearchOrIsRefused(
      @ForAll @IntRange(max = 5) int n,
      @ForAll @Size(max = 60) List<@IntRange(max = 500) Integer> calls) {
    Solver babble = (size, listener) -> calls.forEach(call -> babble(call, listener));
    boolean offTheBoard =
        calls.stream().anyMatch(call -> call % 4 < 2 && Math.max(call / 4 % 5, call / 20 % 5) >= n);
    if (offTheBoard) {
      assertThrows(IllegalArgumentException.class, () -> Trace.of(babble, n));
      return;
    }
    Trace trace = Trace.of(babble, n);
    assertEquals(trace.nodes() - 1, trace.count(Kind.BACKTRACK));
    assertEquals(trace.nodes(), trace.tree().size());
    assertEquals(calls.stream().filter(call -> call % 4 == 2).count(), trace.count(Kind.SOLUTION));
    trace.events().forEach(step -> assertEquals(step, trace.at(step.index())));
  }

  private static void babble(int call, SearchListener listener) {
    int row = call / 4 % 5;
    int column = call / 20 % 5;
    switch (call % 4) {
      case 0 -> listener.place(row, column);
      case 1 -> listener.reject(row, column);
      case 2 -> listener.solution();
      default -> listener.backtrack(row);
    }
  }
}
