package org.nqueens.kernel.shell;

/**
 * Where a snippet comes from.
 *
 * @param cell the cell, with its whole code
 * @param offset where the snippet begins in the code
 * @param text the snippet as JShell got it
 */
record Origin(Cell cell, int offset, Edited text) {

  /** The place of an index into the snippet's source. */
  Place place(int index) {
    return Place.of(cell, Math.min(offset + text.original(index), cell.code().length()));
  }

  /** The place where the snippet begins. */
  Place start() {
    return place(0);
  }
}
