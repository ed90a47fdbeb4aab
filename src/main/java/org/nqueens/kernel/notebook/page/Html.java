package org.nqueens.kernel.notebook.page;

/** The one place where text becomes HTML. */
final class Html {

  private Html() {}

  /** The text for use between tags or in a quoted attribute. */
  static String escape(String text) {
    StringBuilder html = new StringBuilder(text.length() + 16);
    text.chars().forEach(c -> append(html, (char) c));
    return html.toString();
  }

  private static void append(StringBuilder html, char c) {
    switch (c) {
      case '&' -> html.append("&amp;");
      case '<' -> html.append("&lt;");
      case '>' -> html.append("&gt;");
      case '"' -> html.append("&quot;");
      case '\'' -> html.append("&#39;");
      default -> html.append(c);
    }
  }

  /** The text in a span of a class. */
  static String span(String classes, String text) {
    return "<span class=\"" + classes + "\">" + escape(text) + "</span>";
  }
}
