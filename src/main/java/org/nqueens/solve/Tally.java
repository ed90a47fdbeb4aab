package org.nqueens.solve;

import java.util.Locale;
import java.util.OptionalLong;

/**
 * What one whole search came to.
 *
 * @param n the size of the board
 * @param solver the solver's name
 * @param solutions the number of solutions
 * @param nodes the number of nodes, the root included
 * @param candidates the number of squares tried; empty for a solver that does not try squares one
 *     by one
 */
public record Tally(int n, String solver, long solutions, long nodes, OptionalLong candidates) {

  @Override
  public String toString() {
    return String.format(
            Locale.ROOT, "n = %d by %s: %,d solutions, %,d nodes", n, solver, solutions, nodes)
        + candidates.stream()
            .mapToObj(tried -> String.format(Locale.ROOT, ", %,d candidates", tried))
            .findFirst()
            .orElse("");
  }
}
