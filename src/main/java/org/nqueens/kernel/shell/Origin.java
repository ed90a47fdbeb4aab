package org.nqueens.kernel.shell;

/**
 * Where a snippet comes from.
 *
 * @param cell the cell, with its whole code
 * @param offset where the snippet begins in the code
 */
record Origin(Cell cell, int offset) {

  /** The place of an index into the snippet's source. */
  Place place(int index) {
    return Place.of(cell, Math.min(offset + index, cell.code().length()));
  }
}
