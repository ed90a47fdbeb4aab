package org.nqueens.kernel.shell.source;

import java.util.List;
import java.util.Optional;

/**
 * Methods of one name. On JDK 17 JShell puts each into a class of its own, where it hides the
 * others from its own body, unless each of them calls its own name: so each method, which may get
 * namesakes in a later cell, gets a call of itself that never happens, and that the compiler leaves
 * out. With it a method sees those with another number of parameters; from JDK 25 on, JShell sees
 * to all of them.
 */
public final class Overloads {

  private static final String NO_CALL = "yield"; // before a parenthesis it begins a statement

  private Overloads() {}

  /**
   * Whether this Java's JShell lets methods of one name see each other by itself.
   *
   * @return whether it does
   */
  public static boolean areSeen() {
    return Runtime.version().feature() >= 25;
  }

  /** The call, for a method that needs it. */
  static Optional<Edited.Insertion> call(Part part) {
    List<Token> tokens = part.tokens();
    String name = part.declared().name();
    int open = Parameters.open(tokens, name);
    boolean method = part.declared().kind() == Declared.Kind.METHOD && open >= 0;
    if (areSeen() || !method || name.equals(NO_CALL)) {
      return Optional.empty();
    }
    int close = Brackets.close(tokens, open);
    if (isOfUnknownExceptions(tokens, open, close)) {
      return Optional.empty();
    }
    return tokens.subList(close, tokens.size()).stream()
        .filter(token -> token.is("{"))
        .findFirst()
        .map(body -> insertion(name, Parameters.of(tokens.subList(open + 1, close)), body));
  }

  /** What {@code <X extends Exception> … throws X} throws is decided where it is called. */
  private static boolean isOfUnknownExceptions(List<Token> tokens, int open, int close) {
    return tokens.get(Declared.pastModifiers(tokens)).is("<")
        && close + 1 < tokens.size()
        && tokens.get(close + 1).is("throws");
  }

  private static Edited.Insertion insertion(String name, Parameters parameters, Token body) {
    String call = "%s(%s)".formatted(name, String.join(", ", parameters.names()));
    return new Edited.Insertion(body.end(), " if (false) " + call + ";");
  }
}
