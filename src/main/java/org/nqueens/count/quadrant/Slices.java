package org.nqueens.count.quadrant;

/**
 * The keys of those placements of one quadrant that use given rows, by the columns that they use:
 * those with no queen on a chosen diagonal in one slice, those with a queen there in another.
 */
final class Slices {

  private final long[] keys;
  private final int[] starts; // starts[columns]: the first key; bare ones first, marked ones next
  private final int[] marked; // marked[columns]: the first key with a queen on the diagonal

  private Slices(long[] keys, int[] starts, int[] marked) {
    this.keys = keys;
    this.starts = starts;
    this.marked = marked;
  }

  /**
   * The keys of one row set.
   *
   * @param table all placements
   * @param frame how entries become keys
   * @param corner where the quadrant lies
   * @param rows the rows that hold a queen
   */
  static Slices of(QuadrantTable table, Frame frame, Corner corner, int rows) {
    int all = 1 << table.size();
    long forbidden = frame.forbidden(corner);
    long mark = frame.mark(corner);
    long[] keys = new long[table.end(rows, all - 1) - table.start(rows, 0)];
    int[] starts = new int[all + 1];
    int[] marked = new int[all];
    int at = 0;
    for (int columns = 0; columns < all; columns++) {
      starts[columns] = at;
      int end = table.end(rows, columns);
      int from = table.start(rows, columns);
      for (int i = from; i < end; i++) {
        if ((table.entry(i) & (forbidden | mark)) == 0) {
          keys[at++] = frame.key(corner, table.entry(i));
        }
      }
      marked[columns] = at;
      for (int i = from; mark != 0 && i < end; i++) {
        if ((table.entry(i) & forbidden) == 0 && (table.entry(i) & mark) != 0) {
          keys[at++] = frame.key(corner, table.entry(i));
        }
      }
    }
    starts[all] = at;
    return new Slices(keys, starts, marked);
  }

  long[] keys() {
    return keys;
  }

  int start(int columns, boolean queenOnMark) {
    return queenOnMark ? marked[columns] : starts[columns];
  }

  int end(int columns, boolean queenOnMark) {
    return queenOnMark ? starts[columns + 1] : marked[columns];
  }
}
