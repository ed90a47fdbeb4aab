package org.nqueens.exercise.trial;

/** A reader's code, and whatever looks at it. */
@FunctionalInterface
public interface Guarded {

  /**
   * Runs it.
   *
   * @throws Throwable what the code throws, or what was found wrong with it
   */
  void run() throws Throwable;
}
