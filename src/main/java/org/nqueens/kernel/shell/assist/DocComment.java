package org.nqueens.kernel.shell.assist;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds documentation comments in source text and makes plain text of them. */
final class DocComment {

  // A comment, and what it belongs to up to its body or its end.
  private static final Pattern DOCUMENTED =
      Pattern.compile("/\\*\\*((?:[^*]|\\*(?!/))*)\\*/\\s*([^;{]*)[;{]");
  private static final Pattern INLINE =
      Pattern.compile("\\{@(?:code|link|linkplain|literal)\\s+([^}]*)\\}");
  private static final Pattern PARAMETER = Pattern.compile("@param\\s+(\\S+)\\s+");

  private DocComment() {}

  /**
   * The documentation of a type or method.
   *
   * @param source the source text
   * @param name its simple name
   * @param parameters the names of a method's parameters, joined by commas; empty for a type
   */
  static Optional<String> find(String source, String name, Optional<String> parameters) {
    Matcher comment = DOCUMENTED.matcher(source);
    while (comment.find()) {
      String declaration = comment.group(2);
      if (parameters.isPresent()
          ? isMethod(declaration, name, parameters.get())
          : isType(declaration, name)) {
        return Optional.of(plain(comment.group(1)));
      }
    }
    return Optional.empty();
  }

  private static boolean isType(String declaration, String name) {
    return Pattern.compile("\\b(class|interface|record|enum)\\s+" + Pattern.quote(name) + "\\b")
        .matcher(declaration)
        .find();
  }

  private static boolean isMethod(String declaration, String name, String parameters) {
    int open = declaration.indexOf(name + "(");
    int close = declaration.indexOf(')', open);
    return open >= 0
        && close >= 0
        && parameterNames(declaration.substring(open + name.length() + 1, close))
            .equals(parameters);
  }

  /** Of {@code int row, int column} the text {@code row,column}. */
  static String parameterNames(String list) {
    return list.replaceAll("<[^<>]*>", "").replaceAll("[^,]*\\s([\\w$]+)\\s*(,|$)", "$1$2");
  }

  private static String plain(String comment) {
    String text = comment.replaceAll("(?m)^\\s*\\* ?", "").strip();
    text = text.replaceAll("</?[a-z][a-z0-9]*( [^>]*)?>", "");
    text = INLINE.matcher(text).replaceAll("$1");
    text = PARAMETER.matcher(text).replaceAll("$1: ");
    return text.replace("@return", "returns")
        .replace("@throws", "throws")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&")
        .strip();
  }
}
