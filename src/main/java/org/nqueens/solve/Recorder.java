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
public final class Recorder extends PackedWriter {

  /** The number of bytes in a full batch, give or take two. */
  public static final int BATCH = 1 << 16;

  static final int NODES_BETWEEN_CHECKS = 1 << 12; // of the interrupt, where a node is cheap

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
  private boolean careful; // whether a row is ever not the number of queens that stand
  private boolean ended;

  /**
   * A recorder for one search.
   *
   * @param level what to write; {@link Level#OFF} writes solutions without their queens
   * @param asks whether the sink must hear of each solution at once, to say whether to go on
   * @param sink what takes the bytes
   */
  public Recorder(Level level, boolean asks, Sink sink) {
    super(level, asks, sink);
    this.level = level;
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
    if (n() >= 0) {
      return;
    }
    if (size < 0 || size > Packed.LARGEST) {
      throw new IllegalArgumentException(
          "n = " + size + " is not between 0 and " + Packed.LARGEST + ", where a search is told");
    }
    begin(size);
  }

  @Override
  public void place(int row, int column) {
    if (row != depth() || careful || row >= n() || column < 0 || column >= n()) {
      settle(row, column);
    }
    put(row, column);
  }

  @Override
  public void reject(int row, int column) {
    if (writesTests()) {
      if (row != depth() || row >= n() || column < 0 || column >= n()) {
        checkSquare(row, column);
        writeRow(row);
      }
      refuse(column);
    }
  }

  @Override
  public void backtrack(int row) {
    if (depth() > 0 && row(depth() - 1) == row) {
      takeAway();
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
      takeAwayFrom(depth() == 0 ? n() : row(0));
      ended = true;
      finish();
    }
    return !isStopped();
  }

  /** Whether placements are not written. */
  boolean isSilent() {
    return !writesNodes();
  }

  /** Whether it matters which queens make a solution. */
  boolean wantsQueens() {
    return level != Level.OFF;
  }

  /** A solution found by a search that tells no nodes: column by row, n of them. */
  boolean solution(int[] byRow) {
    return wantsQueens() ? mark(byRow) : mark(Symmetry.IDENTITY);
  }

  /** Makes sense of a placement that is not plainly on the next row: where it belongs, or not. */
  private void settle(int row, int column) {
    refuseIfStopped();
    checkSquare(row, column);
    takeAwayFrom(row);
    if (row != depth()) {
      careful = true;
      if (writesNodes()) {
        writeRow(row);
      }
    }
  }

  /** Takes away the queen of a row, if it has one, and all that were placed after it. */
  private void takeAwayFrom(int row) {
    int at = 0;
    while (at < depth() && row(at) != row) {
      at++;
    }
    while (depth() > at) {
      takeAway();
    }
  }

  @Override
  void stop() {
    super.stop();
    careful = true; // no queen is placed any more
  }

  private void checkSquare(int row, int column) {
    if (Math.min(row, column) < 0 || Math.max(row, column) >= n()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a search of n = %d told of row %d, column %d: both are between 0 and %d",
              n(),
              row,
              column,
              n() - 1));
    }
  }
}
