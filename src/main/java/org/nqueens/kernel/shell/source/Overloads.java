package org.nqueens.kernel.shell.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Methods of one name in one cell. On JDK 17 JShell puts each into a class of its own, where it
 * hides the others from its own body, unless each of them calls its own name: so each gets a call
 * of itself that never happens, and that the compiler leaves out. With it a method sees those with
 * another number of parameters; from JDK 25 on, JShell sees to all of them.
 */
public final class Overloads {

  private static final String NO_CALL = "yield"; // before a parenthesis it begins a statement
  private static final Pattern STRANGE = Pattern.compile("[@\\\\]|[^\\x{0}-\\x{FFFF}]");

  private Overloads() {}

  /**
   * Whether this Java's JShell lets methods of one name see each other by itself.
   *
   * @return whether it does
   */
  public static boolean areSeen() {
    return Runtime.version().feature() >= 25;
  }

  /** The call, for a method that has namesakes in its cell. */
  static Optional<Edited.Insertion> call(Part part, List<Part> cell) {
    boolean alone =
        cell.stream().noneMatch(other -> other != part && other.declared().equals(part.declared()));
    List<Token> tokens = part.tokens();
    String name = part.declared().name();
    int open = Parameters.open(tokens, name);
    boolean method = part.declared().kind() == Declared.Kind.METHOD && open >= 0;
    if (areSeen() || alone || !method || name.equals(NO_CALL)) {
      return Optional.empty();
    }
    int close = Brackets.close(tokens, open);
    String head = part.source().substring(0, tokens.get(close).end());
    if (STRANGE.matcher(head).find() || isOfUnknownExceptions(tokens, close)) {
      return Optional.empty();
    }
    return tokens.subList(close, tokens.size()).stream()
        .filter(token -> token.is("{"))
        .findFirst()
        .map(body -> insertion(name, Parameters.of(tokens.subList(open + 1, close)), body));
  }

  /** What {@code <X extends Exception> … throws X} throws is decided where it is called. */
  private static boolean isOfUnknownExceptions(List<Token> tokens, int close) {
    int variables = Declared.pastModifiers(tokens);
    if (!tokens.get(variables).is("<") || !Declared.is(tokens, close + 1, "throws")) {
      return false;
    }
    Set<String> names =
        tokens.subList(variables, close).stream()
            .takeWhile(token -> !token.is("("))
            .map(Token::text)
            .collect(Collectors.toSet());
    return tokens.subList(close + 2, tokens.size()).stream()
        .takeWhile(token -> !token.is("{"))
        .anyMatch(token -> token.isWord() && names.contains(token.text()));
  }

  private static Edited.Insertion insertion(String name, Parameters parameters, Token body) {
    String call = "%s(%s)".formatted(name, String.join(", ", parameters.names()));
    return new Edited.Insertion(body.end(), " if (false) " + call + ";");
  }
}
