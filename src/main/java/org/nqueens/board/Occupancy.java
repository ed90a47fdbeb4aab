package org.nqueens.board;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The lines that are taken: three sets that say all about a placement that matters to the next
 * queen.
 *
 * @param columns the columns with a queen, 0 to n − 1
 * @param ascending the diagonals "/" with a queen by {@code row + column}, 0 to 2n − 2
 * @param descending the diagonals "\" with a queen by {@code row - column + n - 1}, 0 to 2n − 2
 */
public record Occupancy(
    SortedSet<Integer> columns, SortedSet<Integer> ascending, SortedSet<Integer> descending) {

  /** Copies the sets. */
  public Occupancy {
    columns = Collections.unmodifiableSortedSet(new TreeSet<>(columns));
    ascending = Collections.unmodifiableSortedSet(new TreeSet<>(ascending));
    descending = Collections.unmodifiableSortedSet(new TreeSet<>(descending));
  }

  /**
   * The lines that a placement's queens stand on.
   *
   * @param placement any placement
   * @return its three sets
   */
  public static Occupancy of(Placement placement) {
    SortedSet<Integer> columns = new TreeSet<>();
    SortedSet<Integer> ascending = new TreeSet<>();
    SortedSet<Integer> descending = new TreeSet<>();
    for (Square queen : placement.queens()) {
      columns.add(queen.column());
      ascending.add(queen.ascending());
      descending.add(queen.descending(placement.n()));
    }
    return new Occupancy(columns, ascending, descending);
  }

  @Override
  public String toString() {
    return "columns " + columns + ", ascending " + ascending + ", descending " + descending;
  }
}
