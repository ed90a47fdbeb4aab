package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Keywords;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for what is missing or too much. */
final class SyntaxHints {

  static final String RETURN_TYPE =
      "A method says what it gives back before its name; void when it gives nothing.";

  private static final String NUMBER =
      "0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|[0-9][0-9_]*([eE][0-9]+)?[lLfFdD]?";

  private static final Set<String> IN_CAPITALS =
      Set.of(
          "If",
          "Else",
          "For",
          "While",
          "Do",
          "Return",
          "Switch",
          "Case",
          "Break",
          "Continue",
          "New",
          "Try",
          "Catch",
          "Finally",
          "Throw",
          "Import",
          "Public",
          "Private",
          "Static",
          "Final");

  private SyntaxHints() {}

  static Optional<String> of(Finding finding) {
    List<Token> all = Lexer.tokens(finding.origin().text().original());
    if (finding.is("premature.eof")) {
      return Brackets.unclosed(all).map(open -> unclosed(finding, open));
    } else if (isStray(finding, all)) {
      return Optional.of(stray(finding));
    }
    return inCapitals(finding)
        .or(() -> isMethodWithoutType(all) ? Optional.of(RETURN_TYPE) : Optional.empty())
        .or(() -> ExpectedHints.start(finding))
        .or(() -> octal(finding))
        .or(() -> digitFirst(finding))
        .or(() -> reservedName(finding, all))
        .or(() -> ExpectedHints.of(finding));
  }

  /** {@code If (x > 3)}: a mistake of syntax in a line with such a word. */
  private static Optional<String> inCapitals(Finding finding) {
    List<Token> line = Lexer.tokens(finding.place().text());
    return finding.isSyntax()
        ? line.stream()
            .filter(token -> token.isWord() && IN_CAPITALS.contains(token.text()))
            .findFirst()
            .map(
                token ->
                    "Java's own words are written small: %s."
                        .formatted(token.text().toLowerCase(Locale.ROOT)))
        : Optional.empty();
  }

  private static Optional<String> octal(Finding finding) {
    String line = finding.place().text();
    return finding.isAny("expected") || finding.isAny("illegal")
        ? Lexer.tokens(line).stream()
            .filter(token -> token.text().matches("0[0-9]*[89][0-9]*"))
            .findFirst()
            .map(token -> "A number that begins with 0 counts in eights: leave the 0 out.")
        : Optional.empty();
  }

  /** {@code int 2x = 4;} */
  private static Optional<String> digitFirst(Finding finding) {
    return finding.isAny("expected") || finding.is("dot.class.expected") || finding.is("not.stmt")
        ? Lexer.tokens(finding.place().text()).stream()
            .filter(token -> token.text().matches("[0-9]\\w*") && !token.text().matches(NUMBER))
            .findFirst()
            .map(token -> "A name begins with a letter; %s does not.".formatted(token.text()))
        : Optional.empty();
  }

  private static String unclosed(Finding finding, Token open) {
    int line = Place.of(finding.origin().cell(), finding.origin().offset() + open.start()).line();
    return "The %s in line %d, or one behind it, is never closed.".formatted(open.text(), line);
  }

  private static String stray(Finding finding) {
    String closing = "This %s closes nothing".formatted(finding.first().text());
    return Brackets.unclosed(Lexer.tokens(finding.before()))
        .map(open -> closing + ": the %s before it is still open.".formatted(open.text()))
        .orElse(closing + ".");
  }

  private static boolean isStray(Finding finding, List<Token> tokens) {
    return Brackets.stray(tokens).filter(token -> token.start() == finding.index()).isPresent();
  }

  private static boolean isMethodWithoutType(List<Token> tokens) {
    if (tokens.size() < 4
        || !tokens.get(0).isWord()
        || Keywords.RESERVED.contains(tokens.get(0).text())) {
      return false;
    }
    return tokens.get(1).is("(")
        && Declared.is(tokens, Brackets.close(tokens, 1) + 1, "{")
        && tokens.get(2).isWord()
        && tokens.get(3).isWord();
  }

  /** For a word that stands where a name should. */
  static String reserved(Token word) {
    return word.text() + " is a word of Java itself and cannot be a name.";
  }

  /** {@code int class = 3;} */
  private static Optional<String> reservedName(Finding finding, List<Token> tokens) {
    if (!finding.isAny("expected")
        && !finding.is("dot.class.expected")
        && !finding.is("not.stmt")) {
      return Optional.empty();
    }
    for (int i = 1; i + 1 < tokens.size(); i++) {
      Token name = tokens.get(i);
      boolean named = tokens.get(i - 1).isWord() && tokens.get(i + 1).is("=");
      if (named && Keywords.RESERVED.contains(name.text()) && !name.is("this")) {
        return Optional.of(reserved(name));
      }
    }
    return Optional.empty();
  }
}
