package org.nqueens.solve;

/**
 * The bytes of a recorded search: two bits say what happened, six bits a column.
 *
 * <pre>
 * 00 cccccc   a queen is placed on column c of the next row
 * 01 cccccc   column c of the next row is refused
 * 10 000000   the last queen is taken away
 * 11 000mmm   a solution, under the motion m of the board
 * 11 001000   the next event is not in the next row but in the row given by the byte that follows
 * 11 001001   the root has no admissible candidate
 * </pre>
 *
 * The row is the number of queens that stand. The start of the search and dead ends are not
 * written: a node is dead if it is left and neither a solution nor another node came in between.
 */
final class Packed {

  static final int PLACE = 0;
  static final int REJECT = 1 << 6;
  static final int BACKTRACK = 2 << 6;
  static final int MARK = 3 << 6;

  static final int KIND = 3 << 6; // the bits that say what happened
  static final int COLUMN = (1 << 6) - 1; // the bits of the column

  static final int ROW = MARK | 8; // the row of the next event follows
  static final int DEAD_ROOT = MARK | 9;

  /** The largest n whose columns fit. */
  static final int LARGEST = 63;

  private Packed() {}
}
