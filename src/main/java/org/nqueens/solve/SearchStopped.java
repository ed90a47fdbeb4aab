package org.nqueens.solve;

import java.util.Locale;

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

  /** A search whose thread was interrupted. */
  static SearchStopped interrupted(int n, long solutions) {
    return new SearchStopped(
        String.format(
            Locale.ROOT,
            "the search of n = %d was interrupted when it had found %,d solutions",
            n,
            solutions));
  }
}
