package org.nqueens.solve;

/** The twin of {@link Bitmask} that tells solutions alone, at the speed of a plain counter. */
final class SilentBitmask {

  private static final int DEAD_ENDS_BETWEEN_CHECKS = 1 << 12;

  private final int n;
  private long full; // n ones; 0 when the search is to stop: every node is a dead end then
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

  /** Gives no answer whether to go on: to ask for one at every node costs a tenth of the time. */
  private void extend(int row, long columns, long ascending, long descending) {
    long free = full & ~(columns | ascending | descending);
    if (free == 0) {
      leaf(row);
      return;
    }
    do {
      long queen = free & -free;
      free ^= queen;
      queens[row] = queen;
      extend(row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1);
    } while (free != 0);
  }

  /** Every path ends here before long, so here is where to look for an interrupt. */
  private void leaf(int row) {
    if (row == n) {
      if (!recorder.isStopped() && !solution()) {
        full = 0;
      }
    } else if (++deadEnds == DEAD_ENDS_BETWEEN_CHECKS) {
      recorder.visited(deadEnds);
      deadEnds = 0;
    }
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
