package org.nqueens.kernel.shell.source;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whether the last statement of a text cannot end where the text does, seen from its tokens: what
 * JShell, which adds a semicolon in its mind, takes for a whole one.
 */
public final class LooseEnd {

  private static final Set<String> OPERATORS =
      Set.of("+", "-", "*", "/", "%", "&", "|", "^", "!", "~", "?", ":", "=", "<", ".", ",", "@");
  private static final Set<String> WORDS = Set.of("new", "var", "while", "package", "instanceof");
  private static final Set<String> PRIMITIVES =
      Set.of("boolean", "byte", "short", "int", "long", "char", "float", "double");
  private static final Set<String> RULING = Set.of("for", "while", "if");
  private static final Set<String> HEADS = Set.of("else", "do", "try", "finally");

  private final List<Token> tokens; // of the last statement

  private LooseEnd(List<Token> tokens) {
    this.tokens = tokens;
  }

  /**
   * Whether a text ends loosely.
   *
   * @param text the tokens of the text
   * @return whether more must follow
   */
  public static boolean at(List<Token> text) {
    LooseEnd end = new LooseEnd(text.subList(start(text), text.size()));
    return end.isModifiers()
        || end.isOperator()
        || WORDS.contains(end.text(1))
        || end.lacksSecondChoice()
        || end.isUnfinishedObject()
        || end.isParenthesisBeforeMore();
  }

  /**
   * Whether a text ends with a word that a statement of its own follows.
   *
   * @param text the tokens of the text
   * @return whether it does
   */
  public static boolean isHead(List<Token> text) {
    return HEADS.contains(new LooseEnd(text).text(1));
  }

  /**
   * The word that begins a loop or a choice without a body at the end of a text.
   *
   * @param text the tokens of the text
   * @return the word, if it ends so
   */
  public static Optional<Token> head(List<Token> text) {
    List<Token> tokens = text;
    if (!tokens.isEmpty() && tokens.get(tokens.size() - 1).is(";")) {
      tokens = tokens.subList(0, tokens.size() - 1); // of JShell's own
    }
    LooseEnd end = new LooseEnd(tokens);
    if (end.text(1).equals("else")) {
      return Optional.of(end.last());
    }
    int word = end.text(1).equals(")") ? end.open() - 1 : -1;
    return word >= 0 && RULING.contains(tokens.get(word).text())
        ? Optional.of(tokens.get(word))
        : Optional.empty();
  }

  /** Behind the last semicolon or brace. */
  private static int start(List<Token> text) {
    int start = text.size();
    while (start > 0
        && !text.get(start - 1).is(";")
        && !text.get(start - 1).is("{")
        && !text.get(start - 1).is("}")) {
      start--;
    }
    return start;
  }

  /** The text of a token, counted from the end, 1 being the last; empty for a literal or none. */
  private String text(int fromEnd) {
    int at = tokens.size() - fromEnd;
    return at < 0 || tokens.get(at).kind() == Token.Kind.LITERAL ? "" : tokens.get(at).text();
  }

  private boolean isModifiers() {
    return !tokens.isEmpty() && Declared.pastModifiers(tokens) == tokens.size();
  }

  private boolean isOperator() {
    boolean pair = text(1).equals(text(2)) && "+-".contains(text(1)) && isTogether();
    if (pair) {
      return tokens.size() == 2; // else it stands behind what it counts up or down
    }
    boolean allOf = text(1).equals("*") && tokens.get(0).is("import");
    return OPERATORS.contains(text(1)) && !allOf;
  }

  private boolean isTogether() {
    return !text(1).isEmpty() && tokens.get(tokens.size() - 2).end() == last().start();
  }

  private Token last() {
    return tokens.get(tokens.size() - 1);
  }

  /** {@code a ? b} */
  private boolean lacksSecondChoice() {
    int open = 0;
    for (int i = 1; i < tokens.size(); i++) {
      boolean wildcard = tokens.get(i - 1).is("<") || tokens.get(i - 1).is(",");
      open += tokens.get(i).is("?") && !wildcard ? 1 : tokens.get(i).is(":") ? -1 : 0;
    }
    return open > 0;
  }

  /** {@code new Name} or {@code new int[]} */
  private boolean isUnfinishedObject() {
    int at = tokens.size() - 1;
    while (at > 0 && (tokens.get(at).is("]") || tokens.get(at).is("["))) {
      at--;
    }
    boolean sized = at < tokens.size() - 1 && !text(2).equals("[");
    while (at > 1 && tokens.get(at - 1).is(".")) {
      at -= 2;
    }
    return at > 0 && !sized && tokens.get(at).isWord() && tokens.get(at - 1).is("new");
  }

  /** {@code (int)}, {@code ()} and {@code = switch (x)} */
  private boolean isParenthesisBeforeMore() {
    if (!text(1).equals(")")) {
      return false;
    }
    int open = open();
    boolean called =
        open > 0 && (tokens.get(open - 1).isWord() || ")]>".contains(tokens.get(open - 1).text()));
    boolean choice = open > 0 && tokens.get(open - 1).is("switch");
    int inside = tokens.size() - open - 2;
    boolean cast = inside == 1 && PRIMITIVES.contains(text(2));
    return choice || open >= 0 && !called && (inside == 0 || cast);
  }

  /** The index of what the last token closes; -1 if there is none. */
  private int open() {
    int depth = 0;
    for (int i = tokens.size() - 1; i >= 0; i--) {
      depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return -1;
  }
}
