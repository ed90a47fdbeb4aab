package org.nqueens.kernel.shell;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A piece of a cell that JShell takes at once.
 *
 * @param source its text as written, perhaps with a semicolon more at its end
 * @param offset where it begins in the cell's code
 * @param state whether it is whole
 * @param tokens the tokens of the source
 * @param declared what it declares
 */
record Part(String source, int offset, State state, List<Token> tokens, Declared declared) {

  enum State {
    /** Can run. */
    WHOLE,
    /** The head of a statement, such as a loop, whose body is still to come. */
    HEAD,
    /** Ends too early. */
    OPEN,
    /** Has a mistake of syntax. */
    WRONG
  }

  static Part of(String source, int offset, State state) {
    List<Token> tokens = Lexer.tokens(source);
    return new Part(source, offset, state, tokens, Declared.of(tokens));
  }

  boolean isAction() {
    return declared.kind() == Declared.Kind.ACTION;
  }

  boolean isType() {
    return declared.kind() == Declared.Kind.TYPE;
  }

  boolean isImport() {
    return declared.kind() == Declared.Kind.IMPORT;
  }

  /** All identifiers and keywords in it. */
  Set<String> words() {
    Set<String> words = new HashSet<>();
    for (Token token : tokens) {
      if (token.isWord()) {
        words.add(token.text());
      }
    }
    return words;
  }
}
