package org.nqueens.count.quadrant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.nqueens.count.task.CountStopped;

/** A family of boards that the quadrant merge counts by their row sets. */
public interface QuadrantPart {

  /**
   * The families of boards that make up a count.
   *
   * @param n the board's size, 2 to 25
   * @param table the placements on its half, n / 2 rounded down
   * @param pairs makes what joins and counts: a new one for each call of {@link #count}
   * @return the families: one for an even board, some for an odd one
   */
  static List<QuadrantPart> of(int n, QuadrantTable table, Supplier<DisjointPairs> pairs) {
    if (n % 2 == 0) {
      return List.of(new EvenPart(table, pairs));
    }
    List<QuadrantPart> parts = new ArrayList<>();
    parts.add(OddPart.centred(table, pairs));
    for (int column = 0; column < table.size(); column++) {
      for (int row = column + 1; row < table.size(); row++) {
        parts.add(OddPart.apart(table, column, row, pairs));
      }
    }
    return parts;
  }

  /**
   * How many row sets there are.
   *
   * @return 1 or more
   */
  int rowSets();

  /**
   * Counts the boards of some row sets, symmetric ones included.
   *
   * @param from the first row set, inclusive
   * @param to the last, exclusive
   * @return how many there are
   * @throws ArithmeticException if the number does not fit a {@code long}
   * @throws CountStopped if the thread was interrupted
   */
  long count(int from, int to);

  /**
   * What the four quadrants use of the table.
   *
   * @param rowSet from 0 to {@code rowSets() - 1}
   * @return the rows of each quadrant for the row set, as a mask: north-west, north-east,
   *     south-west, south-east
   */
  int[] quadrants(int rowSet);

  /**
   * A word for a row set that no other one of its board has: a letter for each row from the top, E
   * or W for the half that its queen is in, M for the middle column; on odd boards also the column
   * of the middle row's queen, behind a hyphen.
   *
   * @param rowSet from 0 to {@code rowSets() - 1}
   * @return a word without spaces
   */
  String name(int rowSet);
}
