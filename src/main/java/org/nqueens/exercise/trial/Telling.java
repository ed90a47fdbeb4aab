package org.nqueens.exercise.trial;

import org.opentest4j.AssertionFailedError;

/**
 * A failure that may have more to tell once somebody takes the time to look for it: the time of a
 * stage of its own.
 */
public abstract class Telling extends AssertionFailedError {

  private static final long serialVersionUID = 1L;

  /**
   * A failure.
   *
   * @param message what is known without looking further
   */
  protected Telling(String message) {
    super(message);
  }

  /**
   * The same failure with all that there is to tell.
   *
   * @return a failure that has nothing more to look for
   * @throws RuntimeException whatever comes of the search; then the failure stands as it is
   */
  public abstract Telling told();
}
