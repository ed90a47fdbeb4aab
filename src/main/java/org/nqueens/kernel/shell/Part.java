package org.nqueens.kernel.shell;

/**
 * A piece of a cell that JShell takes at once.
 *
 * @param source its text
 * @param offset where it begins in the cell's code
 * @param state whether it is whole
 */
record Part(String source, int offset, State state) {

  enum State {
    /** Can run. */
    WHOLE,
    /** Ends too early. */
    OPEN,
    /** Has a mistake of syntax. */
    WRONG
  }
}
