package org.nqueens.kernel.shell;

/**
 * Whether a cell could run as it stands.
 *
 * @param state the answer
 * @param indent the spaces that the next line begins with; empty unless incomplete
 */
public record Completeness(State state, String indent) {

  /** The answers that the Jupyter protocol knows, in lower case. */
  public enum State {
    /** Ready to run. */
    COMPLETE,
    /** More must follow. */
    INCOMPLETE,
    /** No continuation would make it right. */
    INVALID,
    /** Cannot tell. */
    UNKNOWN
  }
}
