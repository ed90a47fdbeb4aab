package org.nqueens.exercise;

/** Thrown by {@link #todo()}: the line that a reader of an exercise replaces by code. */
public final class NotStarted extends UnsupportedOperationException {

  private static final long serialVersionUID = 1L;

  private NotStarted() {
    super("this line is still todo(): your code goes here");
  }

  /**
   * Stands where the reader's code will be: compiles in place of any expression, throws when it
   * runs. A check that meets it answers "Not started".
   *
   * @param <T> whatever type the place asks for
   * @return never
   */
  public static <T> T todo() {
    throw new NotStarted();
  }
}
