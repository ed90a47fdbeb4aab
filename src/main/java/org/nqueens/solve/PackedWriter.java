package org.nqueens.solve;

import org.nqueens.board.Symmetry;

/**
 * Writes events as {@link Packed} bytes and hands them on in batches, believing what it is told.
 *
 * <p>The solvers of this package that go row by row tell it their steps with {@link #enter}, {@link
 * #refuse} and {@link #leave}; whoever else tells a {@link Recorder} something is understood there
 * first. A recorder is a writer rather than has one, so that an event costs the store of its byte
 * and nothing on the way.
 */
abstract sealed class PackedWriter implements SearchListener permits Recorder {

  private static final int DEAR_NODES_BETWEEN_CHECKS = 1 << 10; // of the interrupt

  private static final int LIMIT = Recorder.BATCH - 2; // a row and its event stay together

  private final boolean asks; // whether the sink is asked at each solution
  private final Recorder.Sink sink;
  private final boolean nodes; // whether placements are written
  private final boolean paths; // whether those on the way to solutions are, and no others
  private boolean tests; // whether rejects are written

  private final byte[] packed = new byte[Recorder.BATCH];
  private int length; // how much of it is written

  private int n = -1; // −1 until the search starts
  private int[] rows = {}; // of the queens that stand, in the order of placing
  private int[] columns = {}; // of the same
  private int depth; // how many stand
  private ToldPath told = new ToldPath(0);
  private boolean stopped; // whether the sink has said no
  private long placed; // queens placed, ever
  private long solutions; // solutions and images told

  PackedWriter(Level level, boolean asks, Recorder.Sink sink) {
    this.asks = asks;
    this.sink = sink;
    this.nodes = level.compareTo(Level.NODES) >= 0;
    this.paths = level == Level.SOLUTIONS;
    this.tests = level == Level.TESTS;
  }

  /** Starts a search; to be said once. */
  final void begin(int size) {
    n = size;
    rows = new int[n];
    columns = new int[n];
    told = new ToldPath(n);
    sink.start(n);
  }

  /** The size of the board, −1 before the search starts. */
  final int n() {
    return n;
  }

  /** How many queens stand, as far as {@link #put} and {@link #takeAway} tell. */
  final int depth() {
    return depth;
  }

  /** The row of one of them, 0 for the one placed first. */
  final int row(int index) {
    return rows[index];
  }

  final boolean writesNodes() {
    return nodes;
  }

  final boolean writesTests() {
    return tests;
  }

  /** Counts nodes, or dead ends, of a search that tells none. */
  final void visited(long count) {
    placed += count;
    checkInterrupt();
  }

  final long visited() {
    return placed;
  }

  /** A queen is placed; its row is written already if it is not the next. */
  final void put(int row, int column) {
    rows[depth] = row;
    columns[depth] = column;
    depth++;
    placed++;
    if (nodes) {
      append(Packed.PLACE | column);
    }
    if ((placed & (DEAR_NODES_BETWEEN_CHECKS - 1)) == 0) {
      checkInterrupt();
    }
  }

  /** The queen placed last is taken away. */
  final void takeAway() {
    depth--;
    if (nodes) {
      append(Packed.BACKTRACK);
    }
  }

  /** A placement on the next row, by a solver that goes row by row and keeps to the rules. */
  final void enter(int row, int column) {
    if (nodes) {
      placed++;
      append(Packed.PLACE | column);
    } else {
      place(row, column);
    }
  }

  /** A candidate of the next row refused, by such a solver. */
  final void refuse(int column) {
    if (tests) {
      append(Packed.REJECT | column);
    }
  }

  /** The way back, by such a solver. */
  final void leave(int row) {
    if (nodes) {
      append(Packed.BACKTRACK);
    } else {
      backtrack(row);
    }
  }

  /** The next event is in a row that is not the number of queens that stand. */
  final void writeRow(int row) {
    if (length + 3 > LIMIT && !handOn()) {
      stop();
    }
    packed[length++] = (byte) Packed.ROW;
    packed[length++] = (byte) row;
  }

  /** The queens that stand are a solution under a motion of the board: whether to go on. */
  final boolean mark(Symmetry motion) {
    refuseIfStopped();
    solutions++;
    if (paths) {
      writePath();
    }
    append(Packed.MARK | motion.ordinal());
    if (asks && !handOn()) {
      stop();
    }
    return !stopped;
  }

  /** Queens on all rows, column by row, which nobody told of, are a solution: whether to go on. */
  final boolean mark(int[] byRow) {
    for (int row = 0; row < n; row++) {
      rows[row] = row;
      columns[row] = byRow[row];
    }
    depth = n;
    boolean on = mark(Symmetry.IDENTITY);
    depth = 0;
    return on;
  }

  /** Writes the way from the placement told last to the one that stands. */
  private void writePath() {
    int common = told.common(rows, columns, depth);
    writeBackTo(common);
    for (int i = common; i < depth; i++) {
      if (rows[i] != i) {
        writeRow(rows[i]);
      }
      append(Packed.PLACE | columns[i]);
    }
    told.become(rows, columns, depth);
  }

  /** Writes that of the queens told last only the first few stand. */
  private void writeBackTo(int few) {
    for (int i = told.size(); i > few && !stopped; i--) {
      append(Packed.BACKTRACK);
    }
  }

  /** Writes what is left to write when no queen stands any more, and hands it on. */
  final void finish() {
    writeBackTo(0);
    if (nodes && !stopped && placed == 0 && solutions == 0) {
      append(Packed.DEAD_ROOT);
    }
    handOn();
  }

  private void append(int event) {
    if (length >= LIMIT && !handOn()) {
      stop();
    }
    packed[length++] = (byte) event;
  }

  private boolean handOn() {
    checkInterrupt();
    if (stopped) {
      length = 0;
      return false;
    }
    int full = length;
    length = 0;
    return sink.accept(packed, full);
  }

  /** The sink has said no: nothing that is told from now on is handed on. */
  void stop() {
    stopped = true;
    tests = false;
    depth = 0;
  }

  /**
   * Whether the sink has said no.
   *
   * @return true if the search was told to stop
   */
  public final boolean isStopped() {
    return stopped;
  }

  final void refuseIfStopped() {
    if (stopped) {
      throw new SearchStopped("the search was told to stop, and went on");
    }
  }

  private void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw SearchStopped.interrupted(n, solutions);
    }
  }
}
