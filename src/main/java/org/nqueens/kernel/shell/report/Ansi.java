package org.nqueens.kernel.shell.report;

/**
 * Colours of error reports. Never black or white, never a background: the reader's page may be dark
 * or light.
 */
public final class Ansi {

  private static final String RESET = "\u001b[0m";

  private Ansi() {}

  /**
   * What went wrong.
   *
   * @param text the words that say it
   * @return the text in red
   */
  public static String wrong(String text) {
    return paint("1;31", text);
  }

  /** Where it went wrong. */
  static String place(String text) {
    return paint("36", text);
  }

  /** What to look at next. */
  static String hint(String text) {
    return paint("32", text);
  }

  private static String paint(String colour, String text) {
    return "\u001b[" + colour + "m" + text + RESET;
  }
}
