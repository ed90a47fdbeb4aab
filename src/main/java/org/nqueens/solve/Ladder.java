package org.nqueens.solve;

import java.util.List;

/** The solvers by name. */
final class Ladder {

  private static final List<Solver> RUNGS =
      List.of(
          Solver.enumeration(),
          Solver.permutations(),
          Solver.swaps(),
          Solver.scan(),
          Solver.counters(),
          Solver.sets(),
          Solver.hashSets(),
          Solver.bitmask(),
          Solver.mirror(),
          Solver.stack(),
          Solver.organPipe(),
          Solver.fewestFirst(),
          Solver.forwardChecking(),
          Solver.exactCover());

  private Ladder() {}

  static Solver of(String name) {
    return RUNGS.stream()
        .filter(solver -> solver.about().name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no solver '" + name + "'; there are " + String.join(", ", names())));
  }

  static List<Solver> all() {
    return RUNGS;
  }

  static List<String> names() {
    return RUNGS.stream().map(solver -> solver.about().name()).toList();
  }
}
