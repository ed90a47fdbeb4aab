package org.nqueens.solve;

/** The twin of {@link Bitmask} that tells solutions alone, at the speed of a plain counter. */
final class SilentBitmask {

  private static final int DEAD_ENDS_BETWEEN_CHECKS = 1 << 12;

  private final int n;
  private final long full; // n ones
  private final long[] queens; // by row: the bit of its queen
  private final Recorder recorder;
  private int deadEnds; // since the last check

  private SilentBitmask(int n, Recorder recorder) {
    this.n = n;
    this.full = (1L << n) - 1;
    this.queens = new long[n];
    this.recorder = recorder;
  }

  static void search(int n, Recorder recorder) {
    SilentBitmask search = new SilentBitmask(n, recorder);
    search.extend(0, 0, 0, 0);
    recorder.visited(search.deadEnds);
  }

  private boolean extend(int row, long columns, long ascending, long descending) {
    long free = full & ~(columns | ascending | descending);
    if (free == 0) {
      return leaf(row);
    }
    do {
      long queen = free & -free;
      free ^= queen;
      queens[row] = queen;
      if (!extend(row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1)) {
        return false;
      }
    } while (free != 0);
    return true;
  }

  /** Every path ends here before long, so here is where to look for an interrupt. */
  private boolean leaf(int row) {
    if (row == n) {
      return solution();
    }
    if (++deadEnds == DEAD_ENDS_BETWEEN_CHECKS) {
      recorder.visited(deadEnds);
      deadEnds = 0;
    }
    return true;
  }

  private boolean solution() {
    if (!recorder.wantsQueens()) {
      return recorder.solution();
    }
    int[] columns = new int[n];
    for (int row = 0; row < n; row++) {
      columns[row] = Long.numberOfTrailingZeros(queens[row]);
    }
    return recorder.solution(columns);
  }
}
