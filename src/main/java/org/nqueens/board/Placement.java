package org.nqueens.board;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Some queens on an n × n board, at most one in each row: a partial map from rows to columns.
 *
 * <p>In a search that goes row by row a placement is a <em>prefix</em>: its queens stand in the
 * rows 0, 1, …, k − 1. It may hold conflicts, so that a refused attempt can be looked at like any
 * other placement; {@link #conflicts()} lists them. Two placements are equal if their boards have
 * the same size and their queens stand on the same squares. As text a placement is a board:
 *
 * <pre>
 * . Q . .
 * . . . Q
 * Q . . .
 * . . . .
 * </pre>
 *
 * <p>Immutable. n is 0 to {@value #LARGEST}; time and space of each operation are at most
 * proportional to n and the size of the answer.
 */
public final class Placement {

  /** The largest board. */
  public static final int LARGEST = 10_000_000;

  private static final int NONE = -1;

  private final int n;
  private final int[] columns; // by row, NONE where there is no queen
  private final int size; // how many queens

  private Placement(int n, int[] columns) {
    this.n = n;
    this.columns = columns;
    this.size = (int) Arrays.stream(columns).filter(column -> column != NONE).count();
  }

  /**
   * The empty board.
   *
   * @param n the size of the board, 0 to {@value #LARGEST}
   * @return a placement without queens
   */
  public static Placement empty(int n) {
    return of(n);
  }

  /**
   * The prefix with the given columns.
   *
   * @param n the size of the board, 0 to {@value #LARGEST}
   * @param columns the columns of the queens in rows 0, 1, 2, …; at most n, each 0 to n − 1
   * @return the placement; it may hold conflicts
   */
  public static Placement of(int n, int... columns) {
    Bounds.checkSize(n);
    Bounds.checkColumns(columns.length, n);
    int[] byRow = Arrays.copyOf(columns, n);
    Arrays.fill(byRow, columns.length, n, NONE);
    for (int column : columns) {
      Bounds.checkColumn(column, n);
    }
    return new Placement(n, byRow);
  }

  /**
   * The prefix with the given columns.
   *
   * @param n the size of the board
   * @param columns the columns of the queens in rows 0, 1, 2, …
   * @return the placement; it may hold conflicts
   */
  public static Placement of(int n, List<Integer> columns) {
    return of(n, columns.stream().mapToInt(Integer::intValue).toArray());
  }

  /**
   * The placement with queens on the given squares.
   *
   * @param n the size of the board
   * @param queens squares of the board, no two in one row
   * @return the placement; it may hold conflicts
   */
  public static Placement ofSquares(int n, Iterable<Square> queens) {
    Bounds.checkSize(n);
    int[] byRow = new int[n];
    Arrays.fill(byRow, NONE);
    for (Square queen : queens) {
      put(queen.row(), queen.column(), byRow);
    }
    return new Placement(n, byRow);
  }

  /**
   * Reads a placement: the drawing that {@link #toString()} makes, or a list of columns such as
   * {@code [1, 3, 0, 2]} or {@code 1 3 - 2}, where {@code -} is a row without a queen.
   *
   * @param text the drawing or the list
   * @return the placement
   * @throws IllegalArgumentException if the text is neither, saying what is wrong with it
   */
  public static Placement parse(String text) {
    return PlacementText.parse(text);
  }

  /**
   * The size of the board.
   *
   * @return its number of rows, and of columns
   */
  public int n() {
    return n;
  }

  /**
   * How many queens stand on the board.
   *
   * @return 0 to n
   */
  public int size() {
    return size;
  }

  /**
   * This placement with one more queen.
   *
   * @param row 0 to n − 1, a row without a queen
   * @param column 0 to n − 1
   * @return a new placement; it may hold conflicts
   */
  public Placement with(int row, int column) {
    int[] more = columns.clone();
    put(row, column, more);
    return new Placement(n, more);
  }

  /**
   * This placement with one queen taken away.
   *
   * @param row 0 to n − 1
   * @return a new placement, equal to this one if the row has no queen
   */
  public Placement without(int row) {
    Bounds.checkRow(row, n);
    int[] fewer = columns.clone();
    fewer[row] = NONE;
    return new Placement(n, fewer);
  }

  /**
   * The queens of the first rows only.
   *
   * @param k how many rows, 0 to n
   * @return a new placement on the same board
   */
  public Placement prefix(int k) {
    Bounds.checkPrefix(k, n);
    int[] first = columns.clone();
    Arrays.fill(first, k, n, NONE);
    return new Placement(n, first);
  }

  /**
   * The columns by row, as far as the last queen: {@code [1, 3]} has queens in rows 0 and 1.
   *
   * @return the column of each row, −1 for a row without a queen
   */
  public List<Integer> columns() {
    int last = n;
    while (last > 0 && columns[last - 1] == NONE) {
      last--;
    }
    return Arrays.stream(columns, 0, last).boxed().toList();
  }

  /**
   * The column of one row's queen.
   *
   * @param row 0 to n − 1
   * @return its column, or empty
   */
  public OptionalInt column(int row) {
    Bounds.checkRow(row, n);
    return columns[row] == NONE ? OptionalInt.empty() : OptionalInt.of(columns[row]);
  }

  /**
   * The squares with queens.
   *
   * @return the squares, top row first
   */
  public List<Square> queens() {
    return IntStream.range(0, n)
        .filter(row -> columns[row] != NONE)
        .mapToObj(row -> new Square(row, columns[row]))
        .toList();
  }

  /**
   * Whether the queens fill the first rows without a gap.
   *
   * @return true for a prefix, the empty placement included
   */
  public boolean isPrefix() {
    return columns().size() == size;
  }

  /**
   * Whether each row has its queen, conflicts or not.
   *
   * @return true if there are n queens
   */
  public boolean isComplete() {
    return size == n;
  }

  /**
   * Whether this is a solution: complete and without conflicts.
   *
   * @return true for a solution; the empty placement of the 0 × 0 board is one
   */
  public boolean isSolution() {
    return isComplete() && conflicts().isEmpty();
  }

  /**
   * Every pair of queens that attack each other.
   *
   * @return the attacks of upper queens on lower ones, lower queens in order of their rows, top
   *     attacker first
   */
  public List<Attack> conflicts() {
    return Conflicts.of(queens(), n);
  }

  /**
   * Whether a queen may be added on a square: the row is free, and no queen attacks the square.
   *
   * @param row 0 to n − 1
   * @param column 0 to n − 1
   * @return true if {@link #whyNot} has nothing to say
   */
  public boolean admits(int row, int column) {
    return whyNot(row, column).isEmpty();
  }

  /**
   * All queens that attack a square.
   *
   * @param row 0 to n − 1
   * @param column 0 to n − 1
   * @return the attacks on it, top row first; none if the square is free
   */
  public List<Attack> whyNot(int row, int column) {
    Bounds.checkRow(row, n);
    Bounds.checkColumn(column, n);
    return Conflicts.on(new Square(row, column), queens());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Placement p && n == p.n && Arrays.equals(columns, p.columns);
  }

  @Override
  public int hashCode() {
    return 31 * n + Arrays.hashCode(columns);
  }

  /**
   * The board as text: one line a row, {@code Q} for a queen and {@code .} for a free square. The 0
   * × 0 board has no lines and is called {@code the empty board}; a board of more than 64 rows is
   * written as its list of columns.
   */
  @Override
  public String toString() {
    return PlacementText.write(this);
  }

  private static void put(int row, int column, int[] columns) {
    Bounds.checkRow(row, columns.length);
    Bounds.checkColumn(column, columns.length);
    if (columns[row] != NONE) {
      throw new IllegalArgumentException(
          "row " + row + " has its queen already, on " + new Square(row, columns[row]));
    }
    columns[row] = column;
  }
}
