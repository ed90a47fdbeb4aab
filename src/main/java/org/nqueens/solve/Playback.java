package org.nqueens.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.board.Symmetry;

/**
 * Reads a recorded search, event by event: a place in it that moves forward.
 *
 * <p>After {@link #next()} the accessors describe the event that has just happened: START is event
 * 0, and nodes are numbered in the order of placement, the root being 1. A playback is mutable and
 * serves one thread; {@link #copy()} keeps a place.
 */
public final class Playback {

  private static final Symmetry[] MOTIONS = Symmetry.values();

  private final int n;
  private final byte[] rows; // of the queens that stand, in the order of placing
  private final byte[] columns; // of the same
  private final long[] numbers; // by depth: the node on the path, the root first
  private int depth; // how many queens stand
  private final long[] counts = new long[Kind.values().length]; // events so far, by kind
  private boolean leaf = true; // whether nothing came of the present node yet

  private byte[] packed = {};
  private int from; // the next byte
  private int to; // the end of the bytes

  private long index = -1;
  private Kind kind = Kind.START;
  private int row;
  private int column;
  private long node;
  private long parent;
  private Symmetry motion = Symmetry.IDENTITY;

  /**
   * A place before the first event.
   *
   * @param n the size of the board, 0 to 63
   */
  public Playback(int n) {
    this.n = n;
    this.rows = new byte[n];
    this.columns = new byte[n];
    this.numbers = new long[n + 1];
  }

  /** A place where a node of a search row by row has just been entered, or where it is over. */
  Playback(int n, int depth, int[] queens, long[] numbers, long[] counts, long index) {
    this(n);
    for (int row = 0; row < depth; row++) {
      rows[row] = (byte) row;
      columns[row] = (byte) queens[row];
    }
    System.arraycopy(numbers, 0, this.numbers, 0, depth + 1);
    System.arraycopy(counts, 0, this.counts, 0, counts.length);
    this.depth = depth;
    this.index = index;
    boolean over = depth == 0;
    leaf = !over;
    kind = over ? Kind.BACKTRACK : Kind.PLACE;
    row = over ? 0 : depth - 1;
    column = queens.length == 0 ? 0 : queens[row];
    node = numbers[depth];
    parent = over ? 0 : numbers[depth - 1];
  }

  private Playback(Playback other) {
    n = other.n;
    rows = other.rows.clone();
    columns = other.columns.clone();
    numbers = other.numbers.clone();
    depth = other.depth;
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    leaf = other.leaf;
    index = other.index;
    kind = other.kind;
    row = other.row;
    column = other.column;
    node = other.node;
    parent = other.parent;
    motion = other.motion;
  }

  /**
   * The same place once more, without the bytes that were given to read.
   *
   * @return a playback that moves on its own
   */
  public Playback copy() {
    return new Playback(this);
  }

  /**
   * Gives the bytes to read next. Those given before must have been read.
   *
   * @param bytes what a {@link Recorder} wrote; not copied
   * @param length how many of them count
   */
  public void feed(byte[] bytes, int length) {
    packed = bytes;
    from = 0;
    to = length;
  }

  /**
   * Goes on to the next event.
   *
   * @return false if the bytes are used up
   */
  public boolean next() {
    if (index < 0) {
      return start();
    }
    if (from == to) {
      return false;
    }
    int event = packed[from] & 0xFF;
    row = depth;
    if (event == Packed.ROW) {
      row = packed[from + 1];
      event = packed[from + 2] & 0xFF;
      from += 2;
    }
    from++;
    index++;
    read(event);
    counts[kind.ordinal()]++;
    return true;
  }

  /**
   * Reads the bytes to their end, as fast as it goes; the accessors then describe the last event.
   *
   * @param profile gets one more at the depth of each node that is entered, n + 1 numbers
   */
  public void readAll(long[] profile) {
    if (index < 0) {
      next();
      profile[0]++;
    }
    while (from < to - 1) {
      int event = packed[from] & 0xFF;
      switch (event & Packed.KIND) {
        case Packed.PLACE -> profile[pass(event)]++;
        case Packed.REJECT -> skip(Kind.REJECT);
        case Packed.BACKTRACK -> passBack();
        default -> readOne(profile);
      }
    }
    while (readOne(profile)) {}
  }

  private boolean readOne(long[] profile) {
    boolean read = next();
    if (read && kind == Kind.PLACE) {
      profile[depth]++;
    }
    return read;
  }

  private void skip(Kind passed) {
    from++;
    index++;
    counts[passed.ordinal()]++;
  }

  private int pass(int event) {
    skip(Kind.PLACE);
    rows[depth] = (byte) depth;
    columns[depth] = (byte) event;
    depth++;
    numbers[depth] = counts[Kind.START.ordinal()] + counts[Kind.PLACE.ordinal()];
    leaf = true;
    return depth;
  }

  private void passBack() {
    skip(Kind.BACKTRACK);
    if (leaf) {
      index++;
      counts[Kind.DEAD_END.ordinal()]++;
      leaf = false;
    }
    depth--;
  }

  private boolean start() {
    index = 0;
    kind = Kind.START;
    node = 1;
    numbers[0] = 1;
    counts[Kind.START.ordinal()] = 1;
    return true;
  }

  private void read(int event) {
    column = event & Packed.COLUMN;
    motion = Symmetry.IDENTITY;
    node = numbers[depth];
    parent = depth == 0 ? 0 : numbers[depth - 1];
    switch (event & Packed.KIND) {
      case Packed.PLACE -> place();
      case Packed.REJECT -> kind = Kind.REJECT;
      case Packed.BACKTRACK -> leave();
      default -> mark(event);
    }
  }

  private void place() {
    kind = Kind.PLACE;
    parent = node;
    node = counts[Kind.START.ordinal()] + counts[Kind.PLACE.ordinal()] + 1;
    rows[depth] = (byte) row;
    columns[depth] = (byte) column;
    depth++;
    numbers[depth] = node;
    leaf = true;
  }

  /** A node that is left is first found dead, if it is, without using up the byte. */
  private void leave() {
    if (leaf) {
      kind = Kind.DEAD_END;
      leaf = false;
      from--;
      return;
    }
    kind = Kind.BACKTRACK;
    depth--;
    row = rows[depth];
    column = columns[depth];
    leaf = false;
  }

  private void mark(int event) {
    if (event == Packed.DEAD_ROOT) {
      kind = Kind.DEAD_END;
    } else {
      kind = Kind.SOLUTION;
      motion = MOTIONS[event & 7];
    }
    leaf = false;
  }

  /**
   * The size of the board.
   *
   * @return n
   */
  public int n() {
    return n;
  }

  /**
   * The number of the present event.
   *
   * @return 0 for START; −1 before the first {@link #next()}
   */
  public long index() {
    return index;
  }

  /**
   * What happened.
   *
   * @return the kind of the present event
   */
  public Kind kind() {
    return kind;
  }

  /**
   * The row of the event: of the queen placed or taken away, or the candidate refused; for a dead
   * end and a solution the number of queens.
   *
   * @return 0 to n
   */
  public int row() {
    return row;
  }

  /**
   * The column of the queen placed or taken away, or of the candidate refused.
   *
   * @return 0 to n − 1; nothing that counts for the other kinds
   */
  public int column() {
    return column;
  }

  /**
   * The node that the event happens at: the new one for PLACE, the one that is left for BACKTRACK.
   *
   * @return its number, 1 for the root
   */
  public long node() {
    return node;
  }

  /**
   * The parent of {@link #node()}.
   *
   * @return its number, 0 for the root, which has none
   */
  public long parent() {
    return parent;
  }

  /**
   * What a solution is the image under: {@link Symmetry#IDENTITY} if the search has visited it.
   *
   * @return the motion; {@link Symmetry#IDENTITY} for the other kinds
   */
  public Symmetry motion() {
    return motion;
  }

  /**
   * How many queens stand after the event.
   *
   * @return 0 to n; the root has depth 0
   */
  public int depth() {
    return depth;
  }

  /**
   * How many events of a kind have happened, the present one included.
   *
   * @param of a kind
   * @return 0 or more
   */
  public long count(Kind of) {
    return counts[of.ordinal()];
  }

  /**
   * The nodes from the root to where the search stands after the event.
   *
   * @return their numbers, 1 first
   */
  public List<Long> path() {
    return Arrays.stream(numbers, 0, depth + 1).boxed().toList();
  }

  /**
   * The queens that stand after the event.
   *
   * @return the placement, without a refused candidate
   */
  public Placement placement() {
    return Placement.ofSquares(n, queens());
  }

  /**
   * The squares of the queens that stand after the event.
   *
   * @return the squares, in the order in which the queens were placed
   */
  public List<Square> queens() {
    List<Square> queens = new ArrayList<>(depth);
    for (int i = 0; i < depth; i++) {
      queens.add(new Square(rows[i], columns[i]));
    }
    return queens;
  }
}
