package org.nqueens.kernel.shell.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Which bracket closes which. */
public final class Brackets {

  private static final String OPENING = "([{";
  private static final String CLOSING = ")]}";

  private Brackets() {}

  /**
   * The index of the token that closes a bracket.
   *
   * @param tokens some tokens
   * @param open the index of the bracket
   * @return the index of the token that closes it; of the last one if none does
   */
  public static int close(List<Token> tokens, int open) {
    int depth = 0;
    for (int i = open; i < tokens.size(); i++) {
      if (isOpening(tokens.get(i))) {
        depth++;
      } else if (isClosing(tokens.get(i)) && --depth == 0) {
        return i;
      }
    }
    return tokens.size() - 1;
  }

  /**
   * The innermost bracket that is never closed.
   *
   * @param tokens some tokens
   * @return the bracket, if there is one
   */
  public static Optional<Token> unclosed(List<Token> tokens) {
    Deque<Token> open = new ArrayDeque<>();
    for (Token token : tokens) {
      if (isOpening(token)) {
        open.push(token);
      } else if (isClosing(token) && !open.isEmpty()) {
        open.pop();
      }
    }
    return Optional.ofNullable(open.peek());
  }

  /**
   * The first bracket that closes nothing, or not what was opened last.
   *
   * @param tokens some tokens
   * @return the bracket, if there is one
   */
  public static Optional<Token> stray(List<Token> tokens) {
    Deque<Token> open = new ArrayDeque<>();
    for (Token token : tokens) {
      if (isOpening(token)) {
        open.push(token);
      } else if (isClosing(token)) {
        if (open.isEmpty() || !matches(open.pop(), token)) {
          return Optional.of(token);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * How many brackets are open at the end of a text.
   *
   * @param tokens the tokens of the text
   * @return their number, 0 or more
   */
  public static int depth(List<Token> tokens) {
    int depth = 0;
    for (Token token : tokens) {
      depth += isOpening(token) ? 1 : isClosing(token) ? -1 : 0;
    }
    return Math.max(0, depth);
  }

  private static boolean matches(Token open, Token close) {
    return OPENING.indexOf(open.text()) == CLOSING.indexOf(close.text());
  }

  private static boolean isOpening(Token token) {
    return token.kind() == Token.Kind.SIGN && OPENING.contains(token.text());
  }

  private static boolean isClosing(Token token) {
    return token.kind() == Token.Kind.SIGN && CLOSING.contains(token.text());
  }
}
