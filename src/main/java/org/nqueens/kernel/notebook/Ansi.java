package org.nqueens.kernel.notebook;

import java.util.regex.Pattern;

/** The control sequences that colour a terminal. */
public final class Ansi {

  private static final Pattern SEQUENCE = Pattern.compile("\\x1b\\[[0-9;:?]*[ -/]*[@-~]");

  private Ansi() {}

  /**
   * A text without its colours.
   *
   * @param text any text
   * @return the text with no control sequences in it
   */
  public static String plain(String text) {
    return SEQUENCE.matcher(text).replaceAll("");
  }
}
