package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Methods of one name. On JDK 17 JShell puts each into a class of its own, where it hides the
 * others from its own body, unless each of them calls its own name: so each method, which may get
 * namesakes in a later cell, gets a call of itself that never happens, and that the compiler leaves
 * out. From JDK 25 on, JShell sees to it.
 */
final class Overloads {

  private static final boolean SEEN_BY_JSHELL = Runtime.version().feature() >= 25;
  private static final String NO_CALL = "yield"; // before a parenthesis it begins a statement

  private Overloads() {}

  /** The call, for a method that needs it. */
  static Optional<Edited.Insertion> call(Part part) {
    List<Token> tokens = part.tokens();
    int open = open(part);
    boolean method = part.declared().kind() == Declared.Kind.METHOD && open >= 0;
    if (SEEN_BY_JSHELL || !method || part.declared().name().equals(NO_CALL)) {
      return Optional.empty();
    }
    int close = Brackets.close(tokens, open);
    if (isOfUnknownExceptions(tokens, open, close)) {
      return Optional.empty();
    }
    return tokens.subList(close, tokens.size()).stream()
        .filter(token -> token.is("{"))
        .findFirst()
        .map(body -> insertion(part, tokens.subList(open + 1, close), body));
  }

  /** What {@code <X extends Exception> … throws X} throws is decided where it is called. */
  private static boolean isOfUnknownExceptions(List<Token> tokens, int open, int close) {
    return tokens.get(Declared.pastModifiers(tokens)).is("<")
        && close + 1 < tokens.size()
        && tokens.get(close + 1).is("throws");
  }

  private static Edited.Insertion insertion(Part part, List<Token> parameters, Token body) {
    String call = "%s(%s)".formatted(part.declared().name(), String.join(", ", names(parameters)));
    return new Edited.Insertion(body.end(), " if (false) " + call + ";");
  }

  /** Where the parameters begin. */
  private static int open(Part part) {
    List<Token> tokens = part.tokens();
    for (int i = 1; i < tokens.size(); i++) {
      if (tokens.get(i).is("(") && tokens.get(i - 1).is(part.declared().name())) {
        return i;
      }
    }
    return -1;
  }

  /** The last word of each parameter. */
  private static List<String> names(List<Token> parameters) {
    List<String> names = new ArrayList<>();
    int depth = 0;
    String name = "";
    for (Token token : parameters) {
      depth += token.is("<") || token.is("(") ? 1 : token.is(">") || token.is(")") ? -1 : 0;
      if (token.is(",") && depth == 0) {
        names.add(name);
      }
      name = token.isWord() ? token.text() : name;
    }
    if (!parameters.isEmpty()) {
      names.add(name);
    }
    return names;
  }
}
