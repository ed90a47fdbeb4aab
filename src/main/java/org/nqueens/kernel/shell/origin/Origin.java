package org.nqueens.kernel.shell.origin;

import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.source.Edited;

/**
 * Where a snippet comes from.
 *
 * @param cell the cell, with its whole code
 * @param offset where the snippet begins in the code
 * @param text the snippet as JShell got it
 */
public record Origin(Cell cell, int offset, Edited text) {

  /**
   * The place of an index into the snippet's source.
   *
   * @param index an index into the text that JShell got
   * @return the place in the cell
   */
  public Place place(int index) {
    return Place.of(cell, Math.min(offset + text.original(index), cell.code().length()));
  }

  /**
   * The place where the snippet begins.
   *
   * @return the place in the cell
   */
  public Place start() {
    return place(0);
  }

  /**
   * Whether another code comes from the same cell.
   *
   * @param other where the other comes from
   * @return whether it does
   */
  public boolean isOfSameCell(Origin other) {
    return cell.equals(other.cell);
  }
}
