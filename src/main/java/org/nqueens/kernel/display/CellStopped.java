package org.nqueens.kernel.display;

/**
 * Thrown in the threads of a cell that is to stop. Code of a cell should let it pass; the next
 * method entry or loop throws it again.
 */
public final class CellStopped extends Error {

  private static final long serialVersionUID = 1L;

  /** Has neither a message nor a trace: nobody looks at it. */
  public CellStopped() {
    super("the cell was interrupted", null, false, false);
  }
}
