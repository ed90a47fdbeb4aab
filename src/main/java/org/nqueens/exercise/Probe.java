package org.nqueens.exercise;

/**
 * Looks at one attempt, in one step of a check.
 *
 * @param <A> the shape of the attempt
 */
@FunctionalInterface
public interface Probe<A> {

  /**
   * Returns if all is well.
   *
   * @param attempt the reader's method or value
   * @throws Throwable a {@link Finding} if the attempt fails here; whatever else is thrown comes
   *     from the attempt and is told as such
   */
  void look(A attempt) throws Throwable;
}
