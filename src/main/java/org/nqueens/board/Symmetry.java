package org.nqueens.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The eight motions that take a square board to itself: four turns, four mirrors.
 *
 * <p>A motion takes solutions to solutions. The different images of a placement are its {@linkplain
 * #orbit orbit}: 8, 4 or 2 of them for a solution with n &gt; 1. All solutions of one orbit count
 * as one <em>fundamental</em> solution; the 92 of n = 8 are 11 orbits of 8 and one of 4.
 */
public enum Symmetry {
  /** Nothing moves. */
  IDENTITY(false, false, false),
  /** A quarter turn clockwise: the top row becomes the right column. */
  QUARTER_TURN(true, false, true),
  /** A half turn. */
  HALF_TURN(false, true, true),
  /** A quarter turn anticlockwise: the top row becomes the left column. */
  THREE_QUARTER_TURN(true, true, false),
  /** Left and right change places. */
  MIRROR(false, false, true),
  /** Top and bottom change places. */
  FLIP(false, true, false),
  /** Rows and columns change places: the mirror is the long descending diagonal. */
  TRANSPOSE(true, false, false),
  /** The mirror is the long ascending diagonal. */
  ANTITRANSPOSE(true, true, true);

  private static final Comparator<Placement> BY_COLUMNS =
      (a, b) -> Arrays.compare(columns(a), columns(b));

  private final boolean swaps; // row and column change places, first
  private final boolean flips; // then the row is counted from the other end
  private final boolean mirrors; // then the column is

  Symmetry(boolean swaps, boolean flips, boolean mirrors) {
    this.swaps = swaps;
    this.flips = flips;
    this.mirrors = mirrors;
  }

  /**
   * Where a square goes.
   *
   * @param square a square of the board
   * @param n the size of the board
   * @return its image
   */
  public Square apply(Square square, int n) {
    int row = swaps ? square.column() : square.row();
    int column = swaps ? square.row() : square.column();
    return new Square(flips ? n - 1 - row : row, mirrors ? n - 1 - column : column);
  }

  /**
   * Where the queens of a placement go.
   *
   * @param placement any placement
   * @return its image on the same board
   * @throws IllegalArgumentException if the motion makes rows of columns, and two queens share a
   *     column: a placement has at most one queen in a row
   */
  public Placement apply(Placement placement) {
    int n = placement.n();
    return Placement.ofSquares(
        n, placement.queens().stream().map(queen -> apply(queen, n)).toList());
  }

  /**
   * The motion that undoes this one.
   *
   * @return its inverse
   */
  public Symmetry inverse() {
    return Stream.of(values()).filter(m -> then(m) == IDENTITY).findFirst().orElseThrow();
  }

  /**
   * This motion followed by another.
   *
   * @param next the second motion
   * @return the one motion that does both
   */
  public Symmetry then(Symmetry next) {
    Square corner = new Square(0, 1); // its eight images on a 3 × 3 board differ from each other
    Square probe = new Square(0, 0);
    return Stream.of(values())
        .filter(m -> m.apply(corner, 3).equals(next.apply(apply(corner, 3), 3)))
        .filter(m -> m.apply(probe, 3).equals(next.apply(apply(probe, 3), 3)))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The different images of a placement, itself among them.
   *
   * @param placement a placement without two queens in one column
   * @return 1, 2, 4 or 8 placements, in alphabetical order of their columns
   */
  public static List<Placement> orbit(Placement placement) {
    return Stream.of(values())
        .map(motion -> motion.apply(placement))
        .distinct()
        .sorted(BY_COLUMNS)
        .toList();
  }

  /**
   * The one of its orbit that comes first in alphabetical order: it stands for all of them.
   *
   * @param placement a placement without two queens in one column
   * @return the first of its {@link #orbit}
   */
  public static Placement canonical(Placement placement) {
    return orbit(placement).get(0);
  }

  /**
   * The fundamental ones among some placements: one of each orbit.
   *
   * @param placements placements of one board, for instance all solutions
   * @return the canonical placement of each orbit met, in alphabetical order
   */
  public static List<Placement> fundamental(Iterable<Placement> placements) {
    List<Placement> canonical = new ArrayList<>();
    placements.forEach(placement -> canonical.add(canonical(placement)));
    return canonical.stream().distinct().sorted(BY_COLUMNS).toList();
  }

  private static int[] columns(Placement placement) {
    return placement.columns().stream().mapToInt(Integer::intValue).toArray();
  }
}
