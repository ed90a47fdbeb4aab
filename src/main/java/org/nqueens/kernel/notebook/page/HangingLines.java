package org.nqueens.kernel.notebook.page;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Lays lines of code out one by one: a line that is too long for a phone goes on below its own
 * indent, not at the margin. The text stays what it was, character for character.
 */
final class HangingLines {

  private HangingLines() {}

  /**
   * The lines in blocks of their own.
   *
   * @param html code as markup in which no element reaches over the end of a line
   * @return the same code, each line in a span that knows its indent
   */
  static String of(String html) {
    return Arrays.stream(html.split("(?<=\n)"))
        .map(HangingLines::line)
        .collect(Collectors.joining());
  }

  private static String line(String line) {
    int indent = line.length() - line.stripLeading().length();
    int kept = line.isBlank() ? 0 : indent;
    return "<span class=\"line\" style=\"--in:" + kept + "\">" + line + "</span>";
  }
}
