package org.nqueens.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;

/** A search can be stopped: by its listener, by a budget, by an interrupt. */
class StoppingTest {

  /** A learner's search: no start, no dead ends, no backtracks, and deaf to the answer. */
  private static final Solver CARELESS = StoppingTest::careless;

  private static void careless(int n, SearchListener listener) {
    careless(Placement.empty(n), 0, listener);
  }

  private static void careless(Placement placement, int row, SearchListener listener) {
    if (row == placement.n()) {
      listener.solution();
    }
    for (int column = 0; row < placement.n() && column < placement.n(); column++) {
      if (placement.admits(row, column)) {
        listener.place(row, column);
        careless(placement.with(row, column), row + 1, listener);
      } else {
        listener.reject(row, column);
      }
    }
  }

  static List<Solver> solvers() {
    return Stream.concat(Solver.all().stream(), Stream.of(CARELESS)).toList();
  }

  static Stream<Arguments> levels() {
    return solvers().stream()
        .flatMap(s -> Stream.of(Level.values()).map(level -> Arguments.of(s, level)));
  }

  @Test
  void aCarelessSearchIsRecordedAsTheSearchThatItIs() {
    assertEquals(Solver.scan().solutions(6), CARELESS.solutions(6));
    assertEquals(153, CARELESS.tally(6).nodes());
    assertEquals(894, CARELESS.tally(6).candidates().orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("levels")
  void aSearchStopsWhenItsListenerHasHeardEnough(Solver solver, Level level) {
    int[] heard = {0};
    SearchListener twice =
        new SearchListener() {
          @Override
          public Level level() {
            return level;
          }

          @Override
          public boolean solution() {
            heard[0]++;
            return heard[0] < 2;
          }
        };
    Recorder recorder = Recorder.toward(twice);
    recorder.start(6);
    if (solver == CARELESS) {
      assertThrows(SearchStopped.class, () -> solver.search(6, recorder));
    } else {
      solver.search(6, recorder);
    }
    recorder.end();
    assertEquals(2, heard[0]);
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void theFirstSolutionsAreTheFirstOfAll(Solver solver) {
    List<Placement> all = solver.solutions(6);
    assertEquals(all.subList(0, 3), solver.first(6, 3));
    assertEquals(all, solver.first(6, 100));
    assertEquals(all.get(0), solver.first(6).orElseThrow());
    assertTrue(solver.first(3).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aBudgetOfNodesEndsASearchAndSaysWhatWasSpent(Solver solver) {
    long needed = solver.tally(5).nodes();
    assertEquals(10, solver.within(Budget.nodes(needed)).count(5));
    var stop =
        assertThrows(SearchStopped.class, () -> solver.within(Budget.nodes(needed - 1)).count(5));
    assertTrue(
        stop.getMessage()
            .startsWith(
                "the search of n = 5 stopped at its budget of %,d nodes: %,d nodes"
                    .formatted(needed - 1, needed - 1)),
        stop::getMessage);
  }

  @Test
  void aBudgetOfCandidatesEndsASearch() {
    assertEquals(92, Solver.scan().within(Budget.candidates(15720)).count(8));
    var stop =
        assertThrows(
            SearchStopped.class, () -> Solver.scan().within(Budget.candidates(15719)).count(8));
    assertEquals(
        "the search of n = 8 stopped at its budget of 15,719 candidates: 2,057 nodes,"
            + " 15,719 candidates, 92 solutions so far",
        stop.getMessage());
  }

  @Test
  void aBudgetLeavesWhatIsHeardAsItIs() {
    Solver scan = Solver.scan();
    assertEquals(scan.tally(6), scan.within(Budget.nodes(1000)).tally(6));
    assertEquals(
        Solver.mirror().solutions(6), Solver.mirror().within(Budget.nodes(1000)).solutions(6));
    assertEquals(3, scan.within(Budget.nodes(1000)).first(6, 3).size());
  }

  @Test
  void aBudgetThatNoSearchCanKeepIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Budget.nodes(0));
    assertThrows(IllegalArgumentException.class, () -> Budget.candidates(-1));
  }

  static Stream<Arguments> loudAndSilent() {
    return levels().filter(l -> l.get()[1] == Level.OFF || l.get()[1] == Level.TESTS);
  }

  @ParameterizedTest
  @MethodSource("loudAndSilent")
  @Timeout(120)
  void anInterruptEndsASearch(Solver solver, Level level) throws Exception {
    CompletableFuture<Throwable> end = new CompletableFuture<>();
    Thread searching =
        new Thread(
            () -> {
              try {
                Recorder silent = new Recorder(level, false, (packed, length) -> true);
                silent.start(27);
                solver.search(27, silent);
                end.complete(new AssertionError("27 queens were counted"));
              } catch (SearchStopped stop) {
                end.complete(
                    Thread.currentThread().isInterrupted()
                        ? stop
                        : new AssertionError("the interrupt was swallowed"));
              }
            });
    searching.setDaemon(true);
    searching.start();
    Thread.sleep(Duration.ofMillis(5).toMillis());
    searching.interrupt();
    Throwable stop = end.get(60, TimeUnit.SECONDS);
    assertTrue(stop instanceof SearchStopped, stop::toString);
    assertTrue(stop.getMessage().startsWith("the search of n = 27 was interrupted"));
  }

  @ParameterizedTest
  @EnumSource
  void whatIsHeardIsTheSameWhateverTheLevelLeavesOut(Level level) {
    int[] solutions = {0};
    boolean[] dead = {false};
    Solver.scan()
        .search(
            6,
            new SearchListener() {
              @Override
              public Level level() {
                return level;
              }

              @Override
              public void deadEnd(int row) {
                dead[0] = true;
              }

              @Override
              public boolean solution() {
                solutions[0]++;
                return true;
              }
            });
    assertEquals(4, solutions[0]);
    assertEquals(level.compareTo(Level.NODES) >= 0, dead[0]);
  }

  @Test
  void nonsenseIsRefusedByTheRecorder() {
    Solver offTheBoard = (n, listener) -> listener.place(0, n);
    assertThrows(IllegalArgumentException.class, () -> offTheBoard.count(4));
    Solver tooDeep = (n, listener) -> listener.place(n, 0);
    assertThrows(IllegalArgumentException.class, () -> tooDeep.count(4));
    Solver wrongReject = (n, listener) -> listener.reject(-1, 0);
    assertThrows(IllegalArgumentException.class, () -> wrongReject.tally(4));
    Solver stray = (n, listener) -> listener.backtrack(2);
    assertEquals(0, stray.count(4));
    assertFalse(stray.first(4).isPresent());
  }
}
