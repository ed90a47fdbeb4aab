package org.nqueens.kernel.shell.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a piece of a cell declares, seen from its tokens alone.
 *
 * @param kind what it is
 * @param name its name; empty for an import and for what declares nothing
 */
public record Declared(Kind kind, String name) {

  /** What a piece can declare. */
  public enum Kind {
    /** An import. */
    IMPORT,
    /** A class, interface, record, enum or annotation. */
    TYPE,
    /** A method. */
    METHOD,
    /** A variable, a statement or an expression: something that runs. */
    ACTION
  }

  private static final Set<String> MODIFIERS =
      Set.of(
          "public",
          "protected",
          "private",
          "static",
          "final",
          "abstract",
          "sealed",
          "strictfp",
          "synchronized",
          "default",
          "native",
          "transient",
          "volatile");
  private static final Set<String> TYPES = Set.of("class", "interface", "enum");
  private static final Set<String> NO_TYPE = // words that may stand before a call
      Set.of("new", "return", "throw", "else", "do", "case", "assert", "yield", "instanceof");

  /**
   * What a piece declares.
   *
   * @param tokens the tokens of the piece
   * @return what it declares
   */
  public static Declared of(List<Token> tokens) {
    int at = pastModifiers(tokens);
    if (at >= tokens.size()) {
      return new Declared(Kind.ACTION, "");
    } else if (tokens.get(at).is("import")) {
      return new Declared(Kind.IMPORT, "");
    }
    return type(tokens, at).or(() -> method(tokens, at)).orElse(new Declared(Kind.ACTION, ""));
  }

  /**
   * The index of the first token that is no modifier and no annotation.
   *
   * @param tokens the tokens of a piece
   * @return the index; the number of tokens where there is no other
   */
  public static int pastModifiers(List<Token> tokens) {
    int at = 0;
    while (at < tokens.size()) {
      Token token = tokens.get(at);
      if (MODIFIERS.contains(token.text())) {
        at++;
      } else if (is(tokens, at, "non") && is(tokens, at + 1, "-")) {
        at += 3; // non-sealed
      } else if (token.is("@") && !is(tokens, at + 1, "interface")) {
        at = pastAnnotation(tokens, at + 1);
      } else {
        break;
      }
    }
    return at;
  }

  private static int pastAnnotation(List<Token> tokens, int at) {
    int end = at + 1;
    while (is(tokens, end, ".")) {
      end += 2;
    }
    return is(tokens, end, "(") ? Brackets.close(tokens, end) + 1 : end;
  }

  private static Optional<Declared> type(List<Token> tokens, int at) {
    int keyword = tokens.get(at).is("@") ? at + 1 : at;
    boolean record =
        is(tokens, at, "record") && (is(tokens, at + 2, "(") || is(tokens, at + 2, "<"));
    boolean type = keyword < tokens.size() && TYPES.contains(tokens.get(keyword).text());
    return (record || type) && keyword + 1 < tokens.size()
        ? Optional.of(new Declared(Kind.TYPE, tokens.get(keyword + 1).text()))
        : Optional.empty();
  }

  /** A name between a type and a parenthesis, behind which a body or a throws clause follows. */
  private static Optional<Declared> method(List<Token> tokens, int at) {
    for (int i = at + 1; i + 1 < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.is("=") || token.is(";") || token.is("{")) {
        return Optional.empty();
      } else if (token.isWord() && is(tokens, i + 1, "(") && endsType(tokens.get(i - 1))) {
        int close = Brackets.close(tokens, i + 1);
        return is(tokens, close + 1, "{") || is(tokens, close + 1, "throws")
            ? Optional.of(new Declared(Kind.METHOD, token.text()))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean endsType(Token token) {
    return (token.isWord() && !NO_TYPE.contains(token.text())) || token.is(">") || token.is("]");
  }

  /**
   * Whether a certain word or sign stands at an index.
   *
   * @param tokens some tokens
   * @param at any index, also one that no token has
   * @param text the word or sign
   * @return whether it stands there
   */
  public static boolean is(List<Token> tokens, int at, String text) {
    return at >= 0 && at < tokens.size() && tokens.get(at).is(text);
  }
}
