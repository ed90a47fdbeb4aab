package org.nqueens.kernel.shell.source;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A piece of Java text that means something: no space, no comment.
 *
 * @param kind what it is
 * @param text the piece
 * @param start where it begins in the source
 */
public record Token(Kind kind, String text, int start) {

  /** What a token can be. */
  public enum Kind {
    /** An identifier or keyword. */
    WORD,
    /** A number, character, string or text block. */
    LITERAL,
    /** A bracket, operator or separator, one character each. */
    SIGN
  }

  /**
   * All identifiers and keywords among some tokens.
   *
   * @param tokens the tokens
   * @return the words, possibly none
   */
  public static Set<String> words(List<Token> tokens) {
    return tokens.stream().filter(Token::isWord).map(Token::text).collect(Collectors.toSet());
  }

  /**
   * Where it ends in the source.
   *
   * @return the index behind its last character
   */
  public int end() {
    return start + text.length();
  }

  /**
   * Whether it is a certain word or sign; a literal is none.
   *
   * @param wanted the word, or the one character of the sign
   * @return whether it is that
   */
  public boolean is(String wanted) {
    return kind != Kind.LITERAL && text.equals(wanted);
  }

  /**
   * Whether it is an identifier or a keyword.
   *
   * @return whether it is one
   */
  public boolean isWord() {
    return kind == Kind.WORD;
  }
}
