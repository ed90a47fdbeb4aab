package org.nqueens.solve;

import java.util.Locale;
import org.nqueens.board.Symmetry;

/**
 * Writes a search down, about one byte an event, and hands the bytes on in batches: the one final
 * class that the solvers of this package tell their steps to.
 *
 * <p>Told by a solver that is not of this package, it insists on sense: rows and columns must be on
 * the board; a queen placed on a row that has one, or above it, takes the old ones away first; what
 * still stands at the end is taken away; whatever is told after {@link #solution()} answered false
 * ends the search. So a learner's solver may leave out {@code start}, {@code deadEnd} and {@code
 * backtrack} and is still recorded as the search that it is.
 *
 * <p>A recorder serves one search and one thread. An interrupt of the thread ends the search with
 * {@link SearchStopped} after some thousand nodes, a few milliseconds; the thread stays
 * interrupted.
 */
public final class Recorder implements SearchListener {

  /** The number of bytes in a full batch, give or take two. */
  public static final int BATCH = 1 << 16;

  static final int NODES_BETWEEN_CHECKS = 1 << 12; // of the interrupt, where a node is cheap

  private static final int DEAR_NODES_BETWEEN_CHECKS = 1 << 10; // where it may be dear

  private static final int LIMIT = BATCH - 2; // leaves room: a row and its event stay together

  /** Takes the batches. */
  @FunctionalInterface
  public interface Sink {

    /**
     * The search starts.
     *
     * @param n the size of the board
     */
    default void start(int n) {}

    /**
     * The next bytes of the search; {@link Playback} reads them.
     *
     * @param packed a buffer that is used again: copy what must stay
     * @param length how many bytes of it count
     * @return whether to go on
     */
    boolean accept(byte[] packed, int length);
  }

  private final Level level;
  private final boolean asks; // whether the sink is asked at each solution
  private final Sink sink;
  private final boolean nodes; // whether placements are written
  private boolean tests; // whether rejects are written

  private final byte[] packed = new byte[BATCH];
  private int length; // how much of it is written

  private int n = -1; // −1 until the search starts
  private int[] rows = {}; // of the queens that stand, in the order of placing
  private int[] columns = {}; // of the same
  private int depth; // how many stand
  private int[] told = {}; // the squares of the placement told last, as row × n + column
  private int toldDepth; // their number
  private boolean careful; // whether a row is ever not the depth
  private boolean stopped; // whether the sink has said no
  private boolean ended;
  private long placed; // queens placed, ever
  private long solutions; // solutions and images told

  /**
   * A recorder for one search.
   *
   * @param level what to write; {@link Level#OFF} writes solutions without their queens
   * @param asks whether the sink must hear of each solution at once, to say whether to go on
   * @param sink what takes the bytes
   */
  public Recorder(Level level, boolean asks, Sink sink) {
    this.level = level;
    this.asks = asks;
    this.sink = sink;
    this.nodes = level.compareTo(Level.NODES) >= 0;
    this.tests = level == Level.TESTS;
  }

  /**
   * The recorder by which a solver tells a listener: the listener itself if it is one.
   *
   * @param listener any listener
   * @return a recorder that writes what the listener wants to hear and tells it
   */
  public static Recorder toward(SearchListener listener) {
    return listener instanceof Recorder recorder
        ? recorder
        : new Recorder(listener.level(), true, new Teller(listener));
  }

  @Override
  public Level level() {
    return level;
  }

  /** Starts the search; said again, it has no effect. */
  @Override
  public void start(int size) {
    if (n >= 0) {
      return;
    }
    if (size < 0 || size > Packed.LARGEST) {
      throw new IllegalArgumentException(
          "n = " + size + " is not between 0 and " + Packed.LARGEST + ", where a search is told");
    }
    n = size;
    rows = new int[n];
    columns = new int[n];
    told = new int[n];
    sink.start(n);
  }

  @Override
  public void place(int row, int column) {
    if (row != depth || careful || row >= n || column < 0 || column >= n) {
      settle(row, column);
    }
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

  @Override
  public void reject(int row, int column) {
    if (tests) {
      if (row != depth || row >= n || column < 0 || column >= n) {
        checkSquare(row, column);
        writeRow(row);
      }
      append(Packed.REJECT | column);
    }
  }

  @Override
  public void backtrack(int row) {
    if (depth > 0 && rows[depth - 1] == row) {
      pop();
    } else {
      takeAwayFrom(row);
    }
  }

  @Override
  public boolean solution() {
    return mark(Symmetry.IDENTITY);
  }

  @Override
  public boolean image(Symmetry motion) {
    return mark(motion);
  }

  /**
   * The search is over: tells what is left to tell. Said again, it has no effect.
   *
   * @return whether the sink never said no
   */
  public boolean end() {
    if (!ended) {
      takeAwayFrom(depth == 0 ? n : rows[0]);
      for (; toldDepth > 0 && !stopped; toldDepth--) {
        append(Packed.BACKTRACK);
      }
      if (nodes && !stopped && placed == 0 && solutions == 0) {
        append(Packed.DEAD_ROOT);
      }
      ended = true;
      handOn();
    }
    return !stopped;
  }

  /**
   * Whether the sink has said no.
   *
   * @return true if the search was told to stop
   */
  public boolean isStopped() {
    return stopped;
  }

  /** A solution found by a search that tells no nodes: column by row, n of them. */
  boolean solution(int[] byRow) {
    if (level == Level.OFF) {
      return mark(Symmetry.IDENTITY);
    }
    for (int row = 0; row < n; row++) {
      rows[row] = row;
      columns[row] = byRow[row];
    }
    depth = n;
    boolean on = mark(Symmetry.IDENTITY);
    depth = 0;
    return on;
  }

  /** Whether it matters which queens make a solution. */
  boolean wantsQueens() {
    return level != Level.OFF;
  }

  /** Whether placements are not written. */
  boolean isSilent() {
    return !nodes;
  }

  /** Counts nodes, or dead ends, of a search that tells none. */
  void visited(long count) {
    placed += count;
    checkInterrupt();
  }

  long visited() {
    return placed;
  }

  /** A placement on the next row, by a solver that goes row by row and keeps to the rules. */
  void enter(int row, int column) {
    if (nodes) {
      placed++;
      append(Packed.PLACE | column);
    } else {
      place(row, column);
    }
  }

  /** A candidate of the next row refused, by such a solver. */
  void refuse(int column) {
    if (tests) {
      append(Packed.REJECT | column);
    }
  }

  /** The way back, by such a solver. */
  void leave(int row) {
    if (nodes) {
      append(Packed.BACKTRACK);
    } else {
      backtrack(row);
    }
  }

  private void settle(int row, int column) {
    refuseIfStopped();
    checkSquare(row, column);
    takeAwayFrom(row);
    if (row != depth) {
      careful = true;
      if (nodes) {
        writeRow(row);
      }
    }
  }

  /** Takes away the queen of a row and all that were placed after it. */
  private void takeAwayFrom(int row) {
    int at = 0;
    while (at < depth && rows[at] != row) {
      at++;
    }
    while (depth > at) {
      pop();
    }
  }

  private void pop() {
    depth--;
    if (nodes) {
      append(Packed.BACKTRACK);
    }
  }

  private boolean mark(Symmetry motion) {
    refuseIfStopped();
    solutions++;
    if (level == Level.SOLUTIONS) {
      tellPath();
    }
    append(Packed.MARK | motion.ordinal());
    if (asks && !handOn()) {
      stop();
    }
    return !stopped;
  }

  /** Writes the way from the placement told last to the one that stands. */
  private void tellPath() {
    int common = 0;
    while (common < Math.min(toldDepth, depth) && told[common] == square(common)) {
      common++;
    }
    for (; toldDepth > common; toldDepth--) {
      append(Packed.BACKTRACK);
    }
    for (; toldDepth < depth; toldDepth++) {
      if (rows[toldDepth] != toldDepth) {
        writeRow(rows[toldDepth]);
      }
      append(Packed.PLACE | columns[toldDepth]);
      told[toldDepth] = square(toldDepth);
    }
  }

  private int square(int index) {
    return rows[index] * n + columns[index];
  }

  private void append(int event) {
    if (length >= LIMIT && !handOn()) {
      stop();
    }
    packed[length++] = (byte) event;
  }

  private void writeRow(int row) {
    if (length + 3 > LIMIT && !handOn()) {
      stop();
    }
    packed[length++] = (byte) Packed.ROW;
    packed[length++] = (byte) row;
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

  private void stop() {
    stopped = true;
    careful = true;
    tests = false;
    depth = 0;
  }

  private void refuseIfStopped() {
    if (stopped) {
      throw new SearchStopped("the search was told to stop, and went on");
    }
  }

  private void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new SearchStopped(
          String.format(
              Locale.ROOT,
              "the search of n = %d was interrupted when it had found %,d solutions",
              n,
              solutions));
    }
  }

  private void checkSquare(int row, int column) {
    if (Math.min(row, column) < 0 || Math.max(row, column) >= n) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a search of n = %d told of row %d, column %d: both are between 0 and %d",
              n,
              row,
              column,
              n - 1));
    }
  }
}
