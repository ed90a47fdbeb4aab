package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hints for signs and words that belong to other languages, to web pages and word processors. */
final class ForeignHints {

  private static final String LEAVE = "A notebook is left by its menu, a console with Ctrl-D.";

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("let", "A variable is declared with its type, or with var: var x = 3;"),
          Map.entry("val", "A variable is declared with its type, or with var: var x = 3;"),
          Map.entry("None", "No object is called null."),
          Map.entry("nil", "No object is called null."),
          Map.entry("NULL", "No object is called null."),
          Map.entry("elif", "The next condition of an if stands behind else if (…)."),
          Map.entry("exit", LEAVE),
          Map.entry("quit", LEAVE),
          Map.entry("self", "An object calls itself this."),
          Map.entry("len", "An array has length, a text length(), a list size()."));

  private static final Map<String, String> OPERATORS =
      Map.of(
          "and", "Both conditions: &&.",
          "or", "One of two conditions: ||.",
          "not", "The contrary of a condition: !.",
          "is", "Equal is ==, for texts and other objects equals(…).",
          "then", "No then: the condition stands in parentheses, what it rules behind them.");

  private static final Map<String, String> PAIRS =
      Map.of(
          "===", "Equal is ==.",
          "!==", "Different is !=.",
          "<>", "Different is !=.",
          "**", "A power is Math.pow(base, exponent).");

  private static final String BLANK =
      "An invisible sign, as web pages have it: delete it and type a blank.";

  private ForeignHints() {}

  /** For a name that nobody has defined. */
  static Optional<String> ofName(String name) {
    return Optional.ofNullable(NAMES.get(name));
  }

  static Optional<String> of(Finding finding) {
    if (finding.is("illegal.char")) {
      return sign(finding);
    } else if (finding.isAny("illegal.start")) {
      return pair(finding);
    } else if (finding.isAny("expected")) {
      return Optional.ofNullable(OPERATORS.get(finding.first().text())).or(() -> method(finding));
    }
    return Optional.empty();
  }

  private static Optional<String> method(Finding finding) {
    List<Token> all = Lexer.tokens(finding.origin().text().original());
    String first = all.isEmpty() ? "" : all.get(0).text();
    return List.of("def", "function", "fn", "func", "fun").contains(first)
        ? Optional.of("A method begins with the type of its result: int twice(int x) { … }.")
        : Optional.empty();
  }

  private static Optional<String> pair(Finding finding) {
    String before = finding.before().stripTrailing();
    String last = finding.first().text();
    return PAIRS.entrySet().stream()
        .filter(pair -> pair.getKey().endsWith(last))
        .filter(pair -> (before + last).endsWith(pair.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private static Optional<String> sign(Finding finding) {
    String text = finding.origin().text().text();
    return finding.index() < text.length()
        ? Optional.ofNullable(sign(text.codePointAt(finding.index())))
        : Optional.empty();
  }

  private static String sign(int c) {
    if (Character.isSpaceChar(c) || Character.getType(c) == Character.FORMAT) {
      return BLANK;
    } else if ("“”„«»".indexOf(c) >= 0) {
      return "A text stands between straight quotes: \"…\".";
    } else if ("‘’‚´`".indexOf(c) >= 0) {
      return "A character stands between straight quotes: '…'.";
    } else if ("‐‑–—−".indexOf(c) >= 0) {
      return "This is a dash; minus is the sign - of the keyboard.";
    } else if (c >= '！' && c <= '～') { // the wide forms of ! to ~
      return "A wide sign; Java knows the narrow one: " + (char) (c - '！' + '!');
    }
    return switch (c) {
      case '#' -> "A comment begins with //.";
      case '×', '·' -> "Times is *.";
      case '÷' -> "Divided by is /.";
      case '≤' -> "Less or equal is <=.";
      case '≥' -> "Greater or equal is >=.";
      case '≠' -> "Different is !=.";
      case '→' -> "The arrow is ->.";
      default -> null;
    };
  }
}
