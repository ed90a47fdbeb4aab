package org.nqueens.exercise.look;

import java.util.Arrays;

/** A value as a reader would write it, cut where it gets long. */
public final class Written {

  private Written() {}

  /**
   * A value in the characters of Java, as far as it has some.
   *
   * @param value an array, a text or whatever else a method returned; {@code null} too
   * @return at most 80 characters; a longer text is cut and ends in an ellipsis
   */
  public static String of(Object value) {
    String text;
    if (value instanceof int[] array) {
      text = Arrays.toString(array);
    } else if (value instanceof long[] array) {
      text = Arrays.toString(array);
    } else if (value instanceof String string) {
      text = '"' + string.replace("\n", "\\n") + '"';
    } else {
      text = String.valueOf(value);
    }
    return text.length() <= 80 ? text : text.substring(0, 79) + "…";
  }
}
