package org.nqueens.count.quadrant;

import java.io.Serializable;
import java.util.function.IntPredicate;
import org.nqueens.count.task.CountStopped;

/**
 * Every placement of queens that do not attack each other in a square of h × h, by the rows and the
 * columns that it uses.
 *
 * <p>An entry is one {@code long}: bit {@code row + column} for each ascending diagonal in use, bit
 * {@code 2h - 1 + row - column + h - 1} for each descending one. There are 118,969 entries for h =
 * 8, 915,442 for h = 9 (OEIS A287227), eight bytes each, beside 4^h offsets of four bytes.
 */
public final class QuadrantTable implements Serializable {

  private static final long serialVersionUID = 1L;

  private static final int ROWS_BETWEEN_CHECKS = 3; // from the top

  private final int size; // h, the side of the square
  private final int[] starts; // starts[rows << h | columns] = index of its first entry; one more
  private final long[] entries; // grouped by (rows, columns)

  private QuadrantTable(int size, int[] starts, long[] entries) {
    this.size = size;
    this.starts = starts;
    this.entries = entries;
  }

  /**
   * Tabulates a square; needs time and space in proportion to its entries.
   *
   * @param size the side, 0 to 13
   * @return all placements
   * @throws CountStopped if the thread was interrupted
   */
  public static QuadrantTable of(int size) {
    return of(size, rows -> true);
  }

  /**
   * A table without a placement.
   *
   * @param size the side of the square, 0 to 13
   * @return a table of the same shape as the full one
   */
  public static QuadrantTable empty(int size) {
    return new QuadrantTable(size, new int[(1 << 2 * size) + 1], new long[0]);
  }

  /**
   * Tabulates only those placements whose row set is wanted; what is asked of the others is as if
   * there were none.
   *
   * @param size the side of the square, 0 to 13
   * @param wanted whether a row set, a mask with bit r for row r, is wanted
   * @return some placements
   * @throws CountStopped if the thread was interrupted
   */
  public static QuadrantTable of(int size, IntPredicate wanted) {
    int[] starts = new int[(1 << 2 * size) + 1];
    new Filler(size, starts, new long[0], wanted).count(0, 0, 0, 0);
    int total = 0;
    for (int i = 0; i < starts.length; i++) {
      int here = starts[i];
      starts[i] = total;
      total = Math.addExact(total, here);
    }
    long[] entries = new long[total];
    new Filler(size, starts.clone(), entries, wanted).fill(0, 0, 0, 0);
    return new QuadrantTable(size, starts, entries);
  }

  /** How many placements there are in a square of side 0 or more; takes a while for each. */
  static long placements(int size) {
    return placements(size, 0, 0, 0);
  }

  private static long placements(int size, int row, int columns, long lines) {
    if (row == size) {
      return 1;
    }
    long sum = placements(size, row + 1, columns, lines);
    for (int column = 0; column < size; column++) {
      long queen = lines(size, row, column);
      if ((columns >> column & 1) == 0 && (lines & queen) == 0) {
        sum += placements(size, row + 1, columns | 1 << column, lines | queen);
      }
    }
    return sum;
  }

  private static long lines(int size, int row, int column) {
    return 1L << row + column | 1L << 2 * size - 1 + row - column + size - 1;
  }

  /** How many bytes a table of so many entries takes. */
  static long bytes(int size, long entries) {
    return Long.BYTES * entries + Integer.BYTES * ((1L << 2 * size) + 1);
  }

  int size() {
    return size;
  }

  /** How many diagonals of each kind the square has. */
  int diagonals() {
    return Math.max(0, 2 * size - 1);
  }

  int entries() {
    return entries.length;
  }

  long entry(int index) {
    return entries[index];
  }

  int start(int rows, int columns) {
    return starts[rows << size | columns];
  }

  int end(int rows, int columns) {
    return starts[(rows << size | columns) + 1];
  }

  /** Walks the rows from the top, each empty or with one queen, and notes what it meets. */
  private static final class Filler {

    private final int size;
    private final int[] next; // counts at first, then the index of the next entry to fill
    private final long[] entries;
    private final IntPredicate wanted;

    Filler(int size, int[] next, long[] entries, IntPredicate wanted) {
      this.size = size;
      this.next = next;
      this.entries = entries;
      this.wanted = wanted;
    }

    void count(int row, int rows, int columns, long lines) {
      check(row);
      if (row == size) {
        next[rows << size | columns] += wanted.test(rows) ? 1 : 0;
        return;
      }
      count(row + 1, rows, columns, lines);
      for (int column = 0; column < size; column++) {
        long queen = lines(size, row, column);
        if ((columns >> column & 1) == 0 && (lines & queen) == 0) {
          count(row + 1, rows | 1 << row, columns | 1 << column, lines | queen);
        }
      }
    }

    void fill(int row, int rows, int columns, long lines) {
      check(row);
      if (row == size && !wanted.test(rows)) {
        return;
      }
      if (row == size) {
        entries[next[rows << size | columns]++] = lines;
        return;
      }
      fill(row + 1, rows, columns, lines);
      for (int column = 0; column < size; column++) {
        long queen = lines(size, row, column);
        if ((columns >> column & 1) == 0 && (lines & queen) == 0) {
          fill(row + 1, rows | 1 << row, columns | 1 << column, lines | queen);
        }
      }
    }

    /** A large table takes seconds. */
    private static void check(int row) {
      if (row == ROWS_BETWEEN_CHECKS) {
        CountStopped.check();
      }
    }
  }
}
