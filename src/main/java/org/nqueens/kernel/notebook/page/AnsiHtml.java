package org.nqueens.kernel.notebook.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.notebook.Ansi;

/** Text as a terminal would show it → HTML: colours become classes, overwritten text goes. */
final class AnsiHtml {

  private static final Pattern COLOR = Pattern.compile("\\x1b\\[([0-9;]*)m");
  private static final Pattern OVERWRITTEN = Pattern.compile("(?m)^[^\\n]*\\r(?!\\n|\\z)");
  private static final Pattern ERASED = Pattern.compile("[^\\n\\x08]\\x08");

  private AnsiHtml() {}

  static String html(String text) {
    String seen = overwritten(text);
    StringBuilder html = new StringBuilder();
    AnsiStyle style = AnsiStyle.PLAIN;
    Matcher color = COLOR.matcher(seen);
    int done = 0;
    while (color.find()) {
      html.append(style.html(Ansi.plain(seen.substring(done, color.start()))));
      style = style.after(color.group(1));
      done = color.end();
    }
    return html.append(style.html(Ansi.plain(seen.substring(done)))).toString();
  }

  /** A carriage return begins the line anew, a backspace takes a character away. */
  private static String overwritten(String text) {
    String seen = OVERWRITTEN.matcher(text.replace("\r\n", "\n")).replaceAll("");
    for (String before = ""; !before.equals(seen); ) {
      before = seen;
      seen = ERASED.matcher(seen).replaceAll("");
    }
    return seen.replaceAll("[\\r\\x00-\\x08\\x0e-\\x1a]", "");
  }
}
