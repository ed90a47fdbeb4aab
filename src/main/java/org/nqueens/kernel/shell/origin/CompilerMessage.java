package org.nqueens.kernel.shell.origin;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the compiler says, shorter: simple names, one line where one does. */
public final class CompilerMessage {

  private static final Pattern PACKAGES = Pattern.compile("\\b(?:[a-z][a-zA-Z0-9_]*\\.)+(?=[A-Z])");
  private static final Pattern SYMBOL = Pattern.compile("symbol:\\s+(.+)");
  private static final Pattern LOCATION =
      Pattern.compile("location:\\s+(?:class|interface) (\\S.*)");
  private static final Pattern VARIABLE =
      Pattern.compile("location:\\s+variable (\\S+) of type (.+)");
  private static final Map<Pattern, String> PLAIN =
      Map.of(
          Pattern.compile("^'\\.class' expected$"), "a type stands where a value is expected",
          Pattern.compile("^unexpected type\\s+required: reference\\s+found:\\s+(\\S+)"),
              "$1 is not a class",
          Pattern.compile("^unexpected type\\s+required: variable\\s+found:\\s+value"),
              "only a variable can be given a value",
          Pattern.compile(
                  "^bad operand types for binary operator ('\\S+')\\s+first type:\\s+(.+?)\\s+second"
                      + " type:\\s+(.+?)\\s*$"),
              "$1 does not take $2 and $3",
          Pattern.compile("^JShell method names must not match Object methods.*"),
              "a method of a cell cannot have the name of a method of Object",
          Pattern.compile(
                  "no instance\\(s\\) of type variable\\(s\\) .* exist so that (.+) conforms to (.+)"),
              "$1 cannot be converted to $2");
  private static final int MOST_CANDIDATES = 6;

  private CompilerMessage() {}

  /**
   * A message as the reader is told it.
   *
   * @param raw the compiler's message
   * @return one line, or a list of methods
   */
  public static String readable(String raw) {
    String text = simple(raw);
    Matcher symbol = SYMBOL.matcher(text);
    if (text.startsWith("cannot find symbol") && symbol.find()) {
      return "cannot find " + symbol.group(1).strip() + location(text);
    }
    return plain(candidates(text)).replaceAll(" in (class )? ", " ").replaceAll("\\s+$", "");
  }

  /** In words of everyday what the compiler says in its own. */
  private static String plain(String text) {
    String message = text;
    for (Map.Entry<Pattern, String> one : PLAIN.entrySet()) {
      message = one.getKey().matcher(message).replaceFirst(one.getValue());
    }
    return message;
  }

  /**
   * A text with the simple names of classes.
   *
   * @param text any text
   * @return the text without the names of packages
   */
  public static String simple(String text) {
    return PACKAGES.matcher(Names.readable(text)).replaceAll("").replace("<nulltype>", "null");
  }

  private static String location(String text) {
    Matcher variable = VARIABLE.matcher(text);
    if (variable.find()) {
      return ": " + variable.group(1) + " is of type " + variable.group(2).strip();
    }
    Matcher location = LOCATION.matcher(text);
    return location.find() ? " in " + location.group(1).strip() : "";
  }

  /** Of a list of methods and why each does not fit, the first few methods. */
  private static String candidates(String text) {
    if (!text.startsWith("no suitable")) {
      return text;
    }
    List<String> lines = new ArrayList<>();
    List<String> all = text.lines().toList();
    for (String line : all) {
      if (line.contains(" is not applicable")) {
        lines.add(line.replace(" is not applicable", "").replaceFirst("\\b(\\w+)\\.\\1\\(", "$1("));
      }
    }
    String more = lines.size() > MOST_CANDIDATES ? "\n    …" : "";
    return all.get(0)
        + "; there are:\n"
        + String.join("\n", lines.subList(0, Math.min(MOST_CANDIDATES, lines.size())))
        + more;
  }
}
