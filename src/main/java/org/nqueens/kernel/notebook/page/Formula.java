package org.nqueens.kernel.notebook.page;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Formulas as the little that our prose needs: {@code $n^2$} in italics with raised and lowered
 * parts and the usual signs. What is not known stays as it was typed.
 */
final class Formula {

  /** A dollar sign that a letter, digit or backslash follows, to the next one on the line. */
  static final Pattern IN_TEXT =
      Pattern.compile(
          "\\$\\$([^$]+)\\$\\$|(?<![\\\\$\\w])\\$(?![\\s$])([^$\\n]+?)(?<!\\s)\\$(?![\\d$])");

  private static final Pattern PART =
      Pattern.compile("\\\\([a-zA-Z]+|.)|([\\^_])(?:\\{([^{}]*)\\}|(\\\\[a-zA-Z]+|.))|([{}])");

  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          Map.entry("cdot", "·"),
          Map.entry("times", "×"),
          Map.entry("le", "≤"),
          Map.entry("leq", "≤"),
          Map.entry("ge", "≥"),
          Map.entry("geq", "≥"),
          Map.entry("ne", "≠"),
          Map.entry("neq", "≠"),
          Map.entry("approx", "≈"),
          Map.entry("pm", "±"),
          Map.entry("to", "→"),
          Map.entry("mapsto", "↦"),
          Map.entry("in", "∈"),
          Map.entry("subset", "⊂"),
          Map.entry("ldots", "…"),
          Map.entry("dots", "…"),
          Map.entry("cdots", "⋯"),
          Map.entry("infty", "∞"),
          Map.entry("sum", "∑"),
          Map.entry("prod", "∏"),
          Map.entry("pi", "π"),
          Map.entry("log", "log"),
          Map.entry("quad", " "),
          Map.entry(",", " "),
          Map.entry(" ", " "),
          Map.entry("$", "$"),
          Map.entry("{", "{"),
          Map.entry("}", "}"));

  private Formula() {}

  static String html(String formula) {
    return "<span class=\"formula\">" + parts(formula.strip()) + "</span>";
  }

  private static String parts(String formula) {
    StringBuilder html = new StringBuilder();
    Matcher part = PART.matcher(formula);
    int done = 0;
    while (part.find()) {
      html.append(Html.escape(formula.substring(done, part.start())));
      html.append(part(part));
      done = part.end();
    }
    return html.append(Html.escape(formula.substring(done))).toString();
  }

  private static String part(Matcher part) {
    if (part.group(1) != null) {
      return Html.escape(SIGNS.getOrDefault(part.group(1), part.group()));
    }
    if (part.group(2) == null) {
      return ""; // a lone brace only groups
    }
    String tag = part.group(2).equals("^") ? "sup" : "sub";
    String inner = part.group(3) != null ? part.group(3) : part.group(4);
    return "<" + tag + ">" + parts(inner) + "</" + tag + ">";
  }
}
