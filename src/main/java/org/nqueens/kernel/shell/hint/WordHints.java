package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Keywords;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** Hints for what is written as in another language, or known by a word at its place. */
final class WordHints {

  static final String RETURN =
      "return leaves a method; at the top of a cell, the last expression is the result.";

  private static final Map<String, String> CLASS_FOR =
      Map.of("List", "ArrayList", "Map", "HashMap", "Set", "HashSet", "Deque", "ArrayDeque");

  private WordHints() {}

  /** Whether a return in a statement belongs to no lambda expression and no class in it. */
  static boolean returnsItself(String source) {
    List<Token> tokens = Lexer.tokens(source);
    return Declared.of(tokens).kind() == Declared.Kind.ACTION
        && tokens.stream().anyMatch(token -> token.is("return"))
        && tokens.stream().noneMatch(token -> token.is("class") || token.is("new"))
        && !source.contains("->");
  }

  /** {@code void x;} */
  private static boolean isVoidVariable(List<Token> tokens) {
    int type = Declared.pastModifiers(tokens);
    return Declared.is(tokens, type, "void") && !Declared.is(tokens, type + 2, "(");
  }

  static Optional<String> of(Finding finding) {
    List<Token> all = Lexer.tokens(finding.origin().text().original());
    String first = all.isEmpty() ? "" : all.get(0).text();
    if (first.equals("foreach")) {
      return Optional.of("A loop through all elements is written for (String each : names).");
    } else if (first.equals("else")) {
      return Optional.of("else stands behind the statement or the brace that ends an if.");
    } else if (first.equals("catch") || first.equals("finally")) {
      return Optional.of(first + " stands behind the brace that closes a try.");
    } else if (first.equals("goto")) {
      return Optional.of("Java has no goto: loops, methods and break lead from place to place.");
    } else if (first.equals("const")) {
      return Optional.of("A constant is declared with final: final int MOST = 8;");
    } else if (first.equals("case") || first.equals("default")) {
      return Optional.of("case and default stand inside a switch.");
    } else if (finding.is("not.stmt") && finding.before().stripTrailing().endsWith("else")) {
      return Optional.of("else has no condition of its own; else if (…) has.");
    } else if (finding.isAny("illegal.start.of.expr") && finding.first().is("[")) {
      return Optional.of("The elements of an array stand between braces: {1, 2, 3}.");
    }
    return byMessage(finding, all).or(() -> byKind(finding));
  }

  private static Optional<String> byMessage(Finding finding, List<Token> all) {
    String message = finding.message();
    if (message.contains("missing return value")) {
      boolean own = returnsItself(finding.origin().text().original());
      return Optional.of(own ? RETURN : "The method promises a value: it stands behind return.");
    } else if (message.startsWith("'(' expected") && isVoidVariable(all)) {
      return Optional.of("void says that a method gives nothing back; a variable holds something.");
    } else if (message.startsWith("'(' expected")) {
      return parentheses(finding, all);
    }
    return Optional.empty();
  }

  private static Optional<String> parentheses(Finding finding, List<Token> all) {
    List<Token> before = Lexer.tokens(finding.before());
    String last = before.isEmpty() ? "" : before.get(before.size() - 1).text();
    if (List.of("if", "while", "for").contains(last)) {
      return Optional.of("The condition of if, while and for stands in parentheses.");
    } else if (Declared.is(all, Declared.pastModifiers(all), "record")) {
      return Optional.of(ClassHints.RECORD);
    }
    return Keywords.RESERVED.contains(last)
        ? Optional.of("Behind %s stand parentheses.".formatted(last))
        : Optional.empty();
  }

  private static Optional<String> byKind(Finding finding) {
    String message = finding.message();
    if (finding.is("already.defined")) {
      return Optional.of(
          message.startsWith("method")
              ? "Two methods of a class differ in their names or in their parameters."
              : "One name, one variable: choose another, or leave the type out.");
    } else if (message.startsWith("interface abstract methods cannot have body")) {
      return Optional.of("In an interface a method has no body, or default stands before it.");
    } else if (finding.is("cant.apply.symbol")) {
      return Arguments.of(finding.message());
    } else if (finding.is("abstract.cant.be.instantiated")) {
      String type = message.replaceAll("\\W.*", "");
      return Optional.ofNullable(CLASS_FOR.get(type))
          .map(made -> "%s says what can be done; new %s<>() makes one.".formatted(type, made));
    }
    return Optional.empty();
  }
}
