package org.nqueens.solve;

/**
 * A search was ended from outside before it was done: a {@link Budget} was spent, or its thread was
 * interrupted. The message says what was spent.
 */
public class SearchStopped extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A search that ended early.
   *
   * @param message why, and after how much
   */
  public SearchStopped(String message) {
    super(message);
  }
}
