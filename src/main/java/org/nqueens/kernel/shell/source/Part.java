package org.nqueens.kernel.shell.source;

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
public record Part(String source, int offset, State state, List<Token> tokens, Declared declared) {

  /** How whole a part is. */
  public enum State {
    /** Can run. */
    WHOLE,
    /** The head of a statement, such as a loop, whose body is still to come. */
    HEAD,
    /** Ends too early. */
    OPEN,
    /** Has a mistake of syntax. */
    WRONG
  }

  /**
   * A part, with what its tokens tell.
   *
   * @param source its text
   * @param offset where it begins in the cell's code, 0 or more
   * @param state whether it is whole
   * @return the part
   */
  public static Part of(String source, int offset, State state) {
    List<Token> tokens = Lexer.tokens(source);
    return new Part(source, offset, state, tokens, Declared.of(tokens));
  }

  /**
   * Whether it runs: a variable, a statement or an expression.
   *
   * @return whether it does
   */
  public boolean isAction() {
    return declared.kind() == Declared.Kind.ACTION;
  }

  /**
   * Whether it declares a type.
   *
   * @return whether it does
   */
  public boolean isType() {
    return declared.kind() == Declared.Kind.TYPE;
  }

  /**
   * Whether it is an import.
   *
   * @return whether it is
   */
  public boolean isImport() {
    return declared.kind() == Declared.Kind.IMPORT;
  }

  /**
   * All identifiers and keywords in it.
   *
   * @return the words, possibly none
   */
  public Set<String> words() {
    return Token.words(tokens);
  }
}
