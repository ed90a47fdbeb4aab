package org.nqueens.solve;

/** Three masks of bits; the free squares of a row come out in one operation. */
final class Bitmask extends RowRung {

  Bitmask() {
    super(
        new About(
            "bitmask",
            "Three masks of bits, shifted from row to row; attacked squares are never tried.",
            "the nodes of scan, in the same order; a few operations a node, no rejects",
            "the C++ text's fast program (S3)",
            Packed.LARGEST,
            false));
  }

  @Override
  void search(int n, Recorder recorder) {
    long full = (1L << n) - 1; // n ones
    new Search(n, full, recorder).extend(0, 0, 0, 0);
  }

  /** Bit c is column c: a shift to the left moves right on the board. */
  @Override
  void searchSilently(int n, Recorder recorder) {
    SilentBitmask.search(n, recorder);
  }

  private record Search(int n, long full, Recorder recorder) {

    boolean extend(int row, long columns, long ascending, long descending) {
      if (row == n) {
        return recorder.solution();
      }
      long free = full & ~(columns | ascending | descending);
      while (free != 0) {
        long queen = free & -free; // the lowest bit that is set
        free ^= queen;
        recorder.enter(row, Long.numberOfTrailingZeros(queen));
        if (!extend(
            row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1)) {
          return false;
        }
        recorder.leave(row);
      }
      return true;
    }
  }
}
