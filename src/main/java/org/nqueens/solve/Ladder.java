package org.nqueens.solve;

import java.util.List;

/** The solvers by name. */
final class Ladder {

  private static final List<Solver> RUNGS = List.of(Solver.scan());

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

  static List<String> names() {
    return RUNGS.stream().map(solver -> solver.about().name()).toList();
  }
}
