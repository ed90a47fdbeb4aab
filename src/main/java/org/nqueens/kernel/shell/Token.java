package org.nqueens.kernel.shell;

/**
 * A piece of Java text that means something: no space, no comment.
 *
 * @param kind what it is
 * @param text the piece
 * @param start where it begins in the source
 */
record Token(Kind kind, String text, int start) {

  enum Kind {
    /** An identifier or keyword. */
    WORD,
    /** A number, character, string or text block. */
    LITERAL,
    /** A bracket, operator or separator, one character each. */
    SIGN
  }

  int end() {
    return start + text.length();
  }

  boolean is(String wanted) {
    return kind != Kind.LITERAL && text.equals(wanted);
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }
}
