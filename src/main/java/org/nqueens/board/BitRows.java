package org.nqueens.board;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What the queens above one row do to it, as three rows of bits: bit c stands for column c, so the
 * lowest bit is the left square and a shift to the left moves right on the board.
 *
 * <pre>
 * row 2 of 4    0 1 2 3
 * columns       . 1 . 1
 * ascending     . . 1 .
 * descending    . . . 1
 * free          1 . . .
 * </pre>
 *
 * @param n the size of the board, 0 to 63
 * @param row the row looked at, 0 to n
 * @param columns the columns with a queen above
 * @param ascending the squares hit along a diagonal "/"
 * @param descending the squares hit along a diagonal "\"
 */
public record BitRows(int n, int row, long columns, long ascending, long descending) {

  /** The largest board whose rows fit. */
  public static final int LARGEST = 63;

  /** Refuses sizes that do not fit. */
  public BitRows {
    if (n < 0 || n > LARGEST) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and " + LARGEST);
    }
    if (row < 0 || row > n) {
      throw new IllegalArgumentException("row " + row + " is not between 0 and " + n);
    }
  }

  /**
   * The bits of the top row: nothing is hit.
   *
   * @param n the size of the board, 0 to 63
   * @return three rows of zeros
   */
  public static BitRows top(int n) {
    return new BitRows(n, 0, 0, 0, 0);
  }

  /**
   * The bits of a row under a placement.
   *
   * @param placement any placement of n ≤ 63; only queens above the row count
   * @param row 0 to n
   * @return its three rows of bits
   */
  public static BitRows of(Placement placement, int row) {
    BitRows bits = top(placement.n());
    while (bits.row < row) {
      bits = bits.below(placement.column(bits.row).stream().mapToLong(c -> 1L << c).sum());
    }
    return bits;
  }

  /**
   * The bits of the next row.
   *
   * @param queen the bit of the queen placed on this row, 0 for none
   * @return columns as they are, ascending shifted towards column 0, descending away from it
   */
  public BitRows below(long queen) {
    return new BitRows(
        n, row + 1, columns | queen, (ascending | queen) >>> 1, (descending | queen) << 1 & full());
  }

  /**
   * All squares of a row.
   *
   * @return n ones
   */
  public long full() {
    return (1L << n) - 1;
  }

  /**
   * The squares that no queen above hits.
   *
   * @return a bit for each
   */
  public long free() {
    return full() & ~(columns | ascending | descending);
  }

  /**
   * The first free square: {@code free & -free}.
   *
   * @return one bit, or 0 if no square is free
   */
  public long lowestFree() {
    return free() & -free();
  }

  /** The three rows and the free squares, column 0 at the left. */
  @Override
  public String toString() {
    return strip("row " + row + " of " + n, IntStream.range(0, n).mapToObj(c -> "" + c % 10))
        + strip("columns", columns)
        + strip("ascending", ascending)
        + strip("descending", descending)
        + strip("free", free()).stripTrailing();
  }

  private String strip(String name, long bits) {
    return strip(name, IntStream.range(0, n).mapToObj(c -> (bits >>> c & 1) == 1 ? "1" : "."));
  }

  private static String strip(String name, Stream<String> squares) {
    return "%-14s%s\n".formatted(name, squares.collect(Collectors.joining(" ")));
  }
}
