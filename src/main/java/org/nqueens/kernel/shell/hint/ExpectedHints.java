package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.Keywords;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for a sign that the compiler expects at a place, seen from what stands around it. */
final class ExpectedHints {

  private static final String IN_METHOD =
      "A method cannot stand inside another one: is a } missing before it?";

  private final Finding finding;
  private final String message;
  private final List<Token> before;

  private ExpectedHints(Finding finding) {
    this.finding = finding;
    this.message = finding.message();
    this.before = Lexer.tokens(finding.before());
  }

  static Optional<String> of(Finding finding) {
    ExpectedHints hints = new ExpectedHints(finding);
    if (finding.is("dot.class.expected") && finding.first().is("=")) {
      return Optional.of("A variable has its name behind its type: int count = 5;");
    } else if (finding.is("dot.class.expected")) {
      return hints.typeInCall();
    } else if (!finding.isAny("expected")) {
      return Optional.empty();
    }
    return hints.arrow().or(hints::closing).or(hints::name).or(hints::other);
  }

  /** The token so many before the place, 1 being the nearest. */
  private Token back(int steps) {
    int at = before.size() - steps;
    return at < 0 ? new Token(Token.Kind.SIGN, "", 0) : before.get(at);
  }

  private boolean wants(String sign) {
    return message.startsWith("'" + sign + "'") || message.startsWith(sign + " ");
  }

  private Optional<String> arrow() {
    if (message.startsWith("->") || message.startsWith("'->'")) {
      return Optional.of("The arrow of a lambda is ->.");
    } else if (message.startsWith(": or ->") || message.startsWith("':' or '->'")) {
      return Optional.of("Behind the value of a case stands a colon or an arrow: case 1:");
    } else if (wants(":")) {
      return Optional.of("A choice has two ways: condition ? this : that.");
    }
    return Optional.empty();
  }

  /** {@code f(1 2)}, {@code f(int n)} and the like. */
  private Optional<String> closing() {
    if (message.startsWith("',', ')'") && finding.first().is(";")) {
      return Optional.of("Parameters are separated by commas.");
    } else if (!wants(")")) {
      return Optional.empty();
    } else if (back(1).is("f") && finding.first().text().startsWith("\"")) {
      return Optional.of("A text holds no values of variables: join them with +.");
    } else if (!isValue(finding.first())) {
      return Optional.of("Count the parentheses of this line: each ( needs its ).");
    }
    boolean type = back(1).isWord() && Character.isUpperCase(back(1).text().charAt(0));
    return type
        ? typeInCall()
        : Optional.of("Between two values stands a comma, or a sign such as + that joins them.");
  }

  private Optional<String> typeInCall() {
    boolean type =
        Keywords.PRIMITIVES.contains(back(1).text())
            || back(1).isWord() && Character.isUpperCase(back(1).text().charAt(0));
    return type && Brackets.unclosed(before).filter(token -> token.is("(")).isPresent()
        ? Optional.of(
            "A call gives values, without their types: write %s alone."
                .formatted(finding.first().text()))
        : Optional.empty();
  }

  private static boolean isValue(Token token) {
    return token.kind() == Token.Kind.LITERAL
        || token.isWord() && !Keywords.RESERVED.contains(token.text());
  }

  private Optional<String> name() {
    if (!message.startsWith("<identifier>")) {
      return Optional.empty();
    }
    if (Keywords.RESERVED.contains(finding.first().text()) && !back(1).is(".")) {
      return Optional.of(SyntaxHints.reserved(finding.first()));
    }
    boolean inParentheses = Brackets.unclosed(before).filter(token -> token.is("(")).isPresent();
    boolean end = finding.first().is(",") || finding.first().is(")");
    return Optional.of(
        inParentheses && end && back(1).isWord()
            ? "Each parameter has its type before it: int a, int b."
            : "A name is missing here.");
  }

  private Optional<String> other() {
    if (finding.first().is(":") && back(1).is(")")) {
      return Optional.of("Behind the parentheses stands { or a semicolon: no colon.");
    } else if (finding.first().is("return") && back(1).is(")") || wants("{")) {
      return Optional.of("The body of a method or a class stands between braces: { … }.");
    } else if (message.startsWith("',', '}'")) {
      return Optional.of("The constants of an enum are separated by commas.");
    } else if (wants("=")) {
      return Optional.of("What stands in an interface is a constant: it needs its value.");
    } else if (message.startsWith("'(' or '['")) {
      return Optional.of("Parentheses belong behind the class, empty ones too: new ArrayList<>().");
    } else if (wants("[")) {
      return Optional.of("The size of an array stands between brackets: new int[5].");
    } else if (wants("]")) {
      return Optional.of(brackets());
    } else if (wants("}")) {
      return Optional.of("Count the braces of this line: each { needs its }.");
    } else if (wants(">")) {
      return Optional.of("Each < of a type needs its >: List<Integer>.");
    }
    return wants(";") ? Optional.of(semicolon()) : Optional.empty();
  }

  private String brackets() {
    if (finding.first().is(",")) {
      return "Each index has its own brackets: board[0][1].";
    }
    return finding.first().kind() == Token.Kind.LITERAL
        ? "The size stands behind new alone: int[] name = new int[5];"
        : "Count the brackets of this line: each [ needs its ].";
  }

  private String semicolon() {
    if (isInForHead(before)) {
      return "The three parts of a for are separated by semicolons: for (int i = 0; i < n; i++).";
    } else if (finding.first().is("(") && back(1).isWord() && isType(back(2))) {
      return IN_METHOD;
    } else if (back(2).is(".") && finding.first().kind() == Token.Kind.LITERAL) {
      return "What a call is given stands between parentheses: %s(…).".formatted(back(1).text());
    }
    return "A statement ends with a semicolon: is one missing here?";
  }

  private static boolean isType(Token token) {
    return token.isWord() && !token.is("new") && !token.is("return") && !token.is("else")
        || token.is("]")
        || token.is(">");
  }

  /** Whether the innermost bracket that is open is that of a for; a loop's body is no head. */
  static boolean isInForHead(List<Token> before) {
    int open = Brackets.unclosed(before).map(before::indexOf).orElse(0);
    return open > 0 && before.get(open).is("(") && before.get(open - 1).is("for");
  }

  /** Hints for a word or a sign that cannot begin what stands here. */
  static Optional<String> start(Finding finding) {
    Token first = finding.first();
    if (finding.is("illegal.start.of.expr") && Keywords.MODIFIERS.contains(first.text())) {
      return Optional.of(
          "Inside a method there is no %s: leave it out. Or is a } missing before it?"
              .formatted(first.text()));
    } else if (finding.is("illegal.start.of.expr") && first.is("void")) {
      return Optional.of(IN_METHOD);
    } else if (finding.is("illegal.start.of.expr") && first.is("{")) {
      return Optional.of(
          "Braces alone make an array where it is declared; else write new int[] {…}.");
    }
    return Optional.empty();
  }
}
