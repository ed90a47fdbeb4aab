package org.nqueens.count.quadrant;

/**
 * Where a quadrant lies, and how its diagonals are numbered on the whole board.
 *
 * <p>Rows of the south and columns of the east begin {@code gap} further on, so that a diagonal of
 * a quadrant is one of the board's with 0, 1 or 2 gaps added to its number.
 */
enum Corner {
  NORTH_WEST(0, 1),
  NORTH_EAST(1, 0),
  SOUTH_WEST(1, 2),
  SOUTH_EAST(2, 1);

  private final int ascendingGaps; // the board's number less the quadrant's, in gaps
  private final int descendingGaps;

  Corner(int ascendingGaps, int descendingGaps) {
    this.ascendingGaps = ascendingGaps;
    this.descendingGaps = descendingGaps;
  }

  boolean east() {
    return this == NORTH_EAST || this == SOUTH_EAST;
  }

  /**
   * The part of an entry that both halves of the board can touch: the board's diagonals of each
   * kind from number {@code gap} to {@code gap + width - 1}.
   */
  long key(long entry, int gap, int width) {
    long all = (1L << width) - 1;
    return shift(entry & all, ascendingGaps - 1, gap, all)
        | shift(entry >>> width, descendingGaps - 1, gap, all) << width;
  }

  /** The bits of an entry that lie on two diagonals of the board. */
  long attacked(int ascending, int descending, int gap, int width) {
    int a = ascending - ascendingGaps * gap;
    int d = descending - descendingGaps * gap;
    return (a >= 0 && a < width ? 1L << a : 0) | (d >= 0 && d < width ? 1L << d + width : 0);
  }

  private static long shift(long bits, int gaps, int gap, long all) {
    return gaps == 0 ? bits : gaps > 0 ? bits << gap & all : bits >>> gap;
  }
}
