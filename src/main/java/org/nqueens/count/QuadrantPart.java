package org.nqueens.count;

/** A family of boards that the quadrant merge counts by their row sets. */
interface QuadrantPart {

  /** How many row sets there are. */
  int rowSets();

  /**
   * Counts the boards of some row sets, symmetric ones included.
   *
   * @param from the first row set, inclusive
   * @param to the last, exclusive
   */
  long count(int from, int to);

  /** The rows that each of the four quadrants uses for a row set, by {@link Corner}. */
  int[] quadrants(int rowSet);

  /** A word for a row set that no other one of its board has; {@link PortableWork#quadrants}. */
  String name(int rowSet);
}
