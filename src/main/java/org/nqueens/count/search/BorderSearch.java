package org.nqueens.count.search;

import java.util.List;
import org.nqueens.count.task.CountStopped;

/**
 * The boards without a queen in a corner whose top row's queen is in a given column, and no other
 * border queen nearer to a corner. Those that are not the least of their rotations are dropped.
 */
final class BorderSearch {

  private static final int ROWS_BETWEEN_CHECKS = 12;

  private final int n;
  private final int all;
  private final int first; // the top row's column, and the rows at both ends closed to the sides
  private final int sides; // the outermost columns
  private final int lastRow; // what the bottom row may use
  private final int lastSideRow; // the last row that may use the sides
  private final boolean classes;
  private final int[] columns; // columns[row] = the queen's bit
  private final Turns turns;

  BorderSearch(int n, int first, boolean classes) {
    this.n = n;
    this.all = (1 << n) - 1;
    this.first = first;
    this.sides = 1 | 1 << n - 1;
    this.lastRow = (1 << n - first) - 1 & -1 << first;
    this.classes = classes;
    this.columns = new int[n];
    this.turns = new Turns(first, columns);
    this.lastSideRow = n - 1 - first;
  }

  /** Adds what the first three rows can be. */
  void prefixes(List<int[]> prefixes) {
    Masks one = Masks.empty(1).with(1 << first);
    for (int b = one.free(n) & open(1); b != 0; b &= b - 1) {
      Masks two = one.with(b & -b);
      for (int c = two.free(n) & open(2); c != 0; c &= c - 1) {
        prefixes.add(
            new int[] {first, Integer.numberOfTrailingZeros(b), Integer.numberOfTrailingZeros(c)});
      }
    }
  }

  /** The columns that a row may use for the borders' sake. */
  private int open(int row) {
    int open = row < first || row > lastSideRow ? all & ~sides : all;
    return row == n - 1 ? open & lastRow : open;
  }

  /** The number of boards, or of classes, that begin with three rows. */
  long count(int[] prefix) {
    Masks masks = Masks.empty(1);
    for (int column : prefix) {
      columns[masks.row()] = 1 << column;
      masks = masks.with(1 << column);
    }
    return search(masks.row(), all & ~masks.columns(), masks.ascending(), masks.descending());
  }

  /** Any row, the columns without a queen given: from here on each phase has its own method. */
  private long search(int row, int open, int ascending, int descending) {
    int free = open & ~(ascending | descending);
    if (row < first) {
      return upper(row, free & ~sides, open, ascending, descending);
    } else if (row < lastSideRow) {
      return middle(row, free, open, ascending, descending);
    }
    return row == lastSideRow
        ? lastSides(row, free, open, ascending, descending)
        : lower(row, free, open, ascending, descending);
  }

  /** The columns that the next row may use, a row from the third to the last but one. */
  int free(Masks masks) {
    int row = masks.row();
    int free = masks.free(n);
    if (row < first || row > lastSideRow) {
      return free & ~sides;
    }
    int missing = sides & ~masks.columns();
    return row < lastSideRow || missing == 0 ? free : missing == sides ? 0 : free & missing;
  }

  /** The rows that are too near to the upper corners to use the sides. */
  private long upper(int row, int free, int open, int ascending, int descending) {
    if (n - row == ROWS_BETWEEN_CHECKS) {
      CountStopped.check();
    }
    boolean goesOn = row + 1 < first;
    int closed = goesOn ? sides : 0;
    long sum = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      columns[row] = queen;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      int next = below & ~(left | right | closed);
      if (next != 0) {
        sum +=
            goesOn ? upper(row + 1, next, below, left, right) : search(row + 1, below, left, right);
      }
    }
    return sum;
  }

  /** The rows between, where most boards are looked at; there is a free square. */
  private long middle(int row, int free, int open, int ascending, int descending) {
    if (row == lastSideRow - 1) {
      return lastButOne(row, free, open, ascending, descending);
    } else if (n - row == ROWS_BETWEEN_CHECKS) {
      CountStopped.check();
    }
    long sum = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      columns[row] = queen;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      int next = below & ~(left | right);
      sum += next == 0 ? 0 : middle(row + 1, next, below, left, right);
    }
    return sum;
  }

  /** The last row but one that may use the sides: it must, if both have no queen. */
  private long lastButOne(int row, int free, int open, int ascending, int descending) {
    long sum = 0;
    int must = (open & sides) == sides ? free & sides : free;
    for (int rest = must; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      columns[row] = queen;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      int next = below & ~(left | right);
      sum += next == 0 ? 0 : lastSides(row + 1, next, below, left, right);
    }
    return sum;
  }

  /** The last row that may use the sides. */
  private long lastSides(int row, int free, int open, int ascending, int descending) {
    int missing = sides & open;
    return missing == sides
        ? 0
        : lower(row, missing == 0 ? free : free & missing, open, ascending, descending);
  }

  /** The rows below, where both sides have their queens. */
  private long lower(int row, int free, int open, int ascending, int descending) {
    if (row == n - 1) {
      return last(free & lastRow);
    }
    long sum = 0;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int queen = rest & -rest;
      columns[row] = queen;
      int below = open ^ queen;
      int left = (ascending | queen) >>> 1;
      int right = (descending | queen) << 1;
      int next = below & ~(left | right);
      sum += next == 0 ? 0 : lower(row + 1, next, below, left, right);
    }
    return sum;
  }

  private int last(int queen) {
    columns[n - 1] = queen;
    int images = queen == 0 ? 0 : turns.images();
    return classes ? Integer.signum(images) : images;
  }
}
