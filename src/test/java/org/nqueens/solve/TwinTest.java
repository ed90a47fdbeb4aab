package org.nqueens.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;

/** A solver that tells everything and its silent twin are the same search. */
class TwinTest {

  static Stream<Arguments> boards() {
    return Stream.of("scan", "sets", "bitmask")
        .flatMap(name -> IntStream.rangeClosed(0, 9).mapToObj(n -> Arguments.of(name, n)));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void twinsVisitTheSameNodes(String name, int n) {
    Recorder silent = new Recorder(Level.OFF, false, (packed, length) -> true);
    Solver.of(name).search(n, silent);
    Heard heard = new Heard(n, Level.TESTS);
    Solver.of(name).search(n, heard);
    long visited = name.equals("bitmask") ? heard.deadEnds : heard.nodes - heard.solutions.size();
    assertEquals(visited, silent.visited());
  }

  @ParameterizedTest
  @MethodSource("boards")
  void twinsFindTheSameSolutionsInTheSameOrder(String name, int n) {
    Heard silent = new Heard(n, Level.SOLUTIONS);
    Heard loud = new Heard(n, Level.TESTS);
    Solver.of(name).search(n, silent);
    Solver.of(name).search(n, loud);
    assertEquals(loud.solutions, silent.solutions);
  }

  private static final class Heard implements SearchListener {
    private final Level level;
    private Placement placement;
    private final List<Placement> solutions = new ArrayList<>();
    private long nodes = 1;
    private long deadEnds;

    Heard(int n, Level level) {
      this.level = level;
      this.placement = Placement.empty(n);
    }

    @Override
    public Level level() {
      return level;
    }

    @Override
    public void place(int row, int column) {
      nodes++;
      placement = placement.with(row, column);
    }

    @Override
    public void deadEnd(int row) {
      deadEnds++;
    }

    @Override
    public boolean solution() {
      solutions.add(placement);
      return true;
    }

    @Override
    public void backtrack(int row) {
      placement = placement.without(row);
    }
  }
}
