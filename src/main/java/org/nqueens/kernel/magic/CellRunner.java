package org.nqueens.kernel.magic;

import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;

/** Runs code on behalf of a magic: Java, with magics of its own. */
@FunctionalInterface
interface CellRunner {

  /**
   * Runs a piece of code to its end.
   *
   * @param cell the code
   * @param output where its output goes
   * @return how it ended
   */
  Outcome run(Cell cell, CellOutput output);
}
