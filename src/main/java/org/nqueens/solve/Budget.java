package org.nqueens.solve;

import java.util.Locale;

/**
 * How much a search may cost before it is ended with {@link SearchStopped}.
 *
 * @param nodes the largest number of nodes, the root included; at least 1
 * @param candidates the largest number of squares tried; at least 0
 */
public record Budget(long nodes, long candidates) {

  /** Refuses a budget that no search could keep. */
  public Budget {
    if (nodes < 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "a budget of %,d nodes is less than 1: the root is a node", nodes));
    }
    if (candidates < 0) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "a budget of %,d candidates is less than 0", candidates));
    }
  }

  /**
   * A budget of nodes.
   *
   * @param nodes the largest number of nodes, the root included; at least 1
   * @return the budget; candidates are free
   */
  public static Budget nodes(long nodes) {
    return new Budget(nodes, Long.MAX_VALUE);
  }

  /**
   * A budget of candidates.
   *
   * @param candidates the largest number of squares tried; at least 0
   * @return the budget; nodes are free
   */
  public static Budget candidates(long candidates) {
    return new Budget(Long.MAX_VALUE, candidates);
  }

  @Override
  public String toString() {
    return candidates == Long.MAX_VALUE
        ? String.format(Locale.ROOT, "%,d nodes", nodes)
        : nodes == Long.MAX_VALUE
            ? String.format(Locale.ROOT, "%,d candidates", candidates)
            : String.format(Locale.ROOT, "%,d nodes and %,d candidates", nodes, candidates);
  }
}
