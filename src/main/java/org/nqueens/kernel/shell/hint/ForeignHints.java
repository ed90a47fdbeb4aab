package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for signs and words that belong to other languages, to web pages and word processors. */
final class ForeignHints {

  private static final String LEAVE = "A notebook is left by its menu, a console with Ctrl-D.";

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("let", "A variable is declared with its type, or with var: var x = 3;"),
          Map.entry("val", "A variable is declared with its type, or with var: var x = 3;"),
          Map.entry("None", "Java's word for no object is null."),
          Map.entry("nil", "Java's word for no object is null."),
          Map.entry("NULL", "Java's word for no object is null."),
          Map.entry("elif", "The next condition of an if stands behind else if (…)."),
          Map.entry("exit", LEAVE),
          Map.entry("quit", LEAVE),
          Map.entry("self", "An object calls itself this: this.name = name;"),
          Map.entry("len", "An array has length, a text length(), a list size()."));

  private static final Map<String, String> OPERATORS =
      Map.of(
          "and", "Java's and between two conditions is &&.",
          "or", "Java's or between two conditions is ||.",
          "not", "Java's not before a condition is !.",
          "is", "Equal is ==, for texts and other objects equals(…).",
          "then", "Java has no then: if (x > 3) { … } is enough.");

  private static final Map<String, String> PAIRS =
      Map.of(
          "===", "Equal is ==.",
          "!==", "Different is !=.",
          "<>", "Different is !=.",
          "**", "A power is Math.pow(base, exponent).",
          "=<", "Less or equal is <=.",
          "=>", "Greater or equal is >=.",
          "=!", "Different is !=.");

  private static final String LOOP =
      "A loop that counts is written for (int i = 0; i < n; i++), one through all elements for"
          + " (String each : names).";

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
    } else if (finding.is("unexpected.type")) {
      return negated(finding);
    } else if (finding.is("not.stmt") && finding.first().is("then")) {
      return Optional.of(OPERATORS.get("then"));
    } else if (finding.isAny("expected")) {
      return loop(finding)
          .or(() -> Optional.ofNullable(OPERATORS.get(finding.first().text())))
          .or(() -> not(finding))
          .or(() -> method(finding));
    }
    return Optional.empty();
  }

  /** {@code for (int i in numbers)} */
  private static Optional<String> loop(Finding finding) {
    List<Token> line = Lexer.tokens(finding.place().text());
    boolean in = false; // between two words or so, where Java has a colon
    for (int i = 1; i + 1 < line.size(); i++) {
      in |= line.get(i).is("in") && line.get(i - 1).isWord() && !line.get(i + 1).is(".");
    }
    return in && line.stream().anyMatch(token -> token.is("for"))
        ? Optional.of(LOOP)
        : Optional.empty();
  }

  /** {@code not true}, and {@code elif (…)} of which the compiler finds the end only */
  private static Optional<String> not(Finding finding) {
    if (Lexer.tokens(finding.place().text()).stream().anyMatch(token -> token.is("elif"))) {
      return ofName("elif");
    }
    List<Token> before = Lexer.tokens(finding.before());
    return !before.isEmpty() && before.get(before.size() - 1).is("not")
        ? Optional.of(OPERATORS.get("not"))
        : Optional.empty();
  }

  /** {@code 3 =! 4} */
  private static Optional<String> negated(Finding finding) {
    List<Token> after = finding.after();
    for (int i = 0; i + 1 < after.size(); i++) {
      boolean together = after.get(i).end() == after.get(i + 1).start();
      if (after.get(i).is("=") && after.get(i + 1).is("!") && together) {
        return Optional.of(PAIRS.get("=!"));
      }
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
        .filter(pair -> isAt(pair.getKey(), before, last))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  /** Whether two signs end at a place or, where the second begins a type, before it. */
  private static boolean isAt(String pair, String before, String last) {
    return pair.endsWith(last) && (before + last).endsWith(pair)
        || pair.equals("=<") && before.endsWith(pair);
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
    } else if ("“”„«»`".indexOf(c) >= 0) {
      return "A text stands between straight quotes: \"…\".";
    } else if ("‘’‚´".indexOf(c) >= 0) {
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
