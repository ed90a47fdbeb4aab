package org.nqueens.trace;

import org.nqueens.board.BitRows;
import org.nqueens.board.Occupancy;
import org.nqueens.board.Placement;

/**
 * Where a search stands after an event.
 *
 * @param placement the queens that stand; a refused candidate is not among them
 * @param occupancy the columns and diagonals they take
 * @param bits what they do to the row that is filled next, the first without a queen
 */
public record State(Placement placement, Occupancy occupancy, BitRows bits) {

  /**
   * The state of a placement.
   *
   * @param placement the queens that stand
   * @return its sets and bits
   */
  public static State of(Placement placement) {
    int next = 0;
    while (next < placement.n() && placement.column(next).isPresent()) {
      next++;
    }
    return new State(placement, Occupancy.of(placement), BitRows.of(placement, next));
  }

  @Override
  public String toString() {
    return placement.columns() + ": " + occupancy;
  }
}
