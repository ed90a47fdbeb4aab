package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Cuts Java text into tokens: knows comments, strings, text blocks and characters, so that nobody
 * mistakes what stands in them for code. Unfinished ones end with their line or the text.
 */
public final class Lexer {

  private final String source;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Lexer(String source) {
    this.source = source;
  }

  /**
   * The tokens of a text.
   *
   * @param source any text
   * @return its tokens in order, possibly none
   */
  public static List<Token> tokens(String source) {
    Lexer lexer = new Lexer(source);
    while (lexer.at < source.length()) {
      lexer.step();
    }
    return lexer.tokens;
  }

  /**
   * Where a comment begins that is never closed.
   *
   * @param source any text
   * @return the index of its first character, if there is one
   */
  public static OptionalInt openComment(String source) {
    Lexer lexer = new Lexer(source);
    while (lexer.at < source.length()) {
      int start = lexer.at;
      lexer.step();
      boolean comment = source.startsWith("/*", start);
      if (comment && source.indexOf("*/", start + 2) < 0) {
        return OptionalInt.of(start);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * Whether a position is in the code proper: not inside of a comment, string or character.
   *
   * @param source any text
   * @param position an index, 0 to the length of the text
   * @return whether code could be written there
   */
  public static boolean isCode(String source, int position) {
    Lexer lexer = new Lexer(source.substring(0, position));
    int start = 0;
    while (lexer.at < position) {
      start = lexer.at;
      lexer.step();
    }
    return !lexer.isOpen(start);
  }

  /** Whether the element that began here reaches beyond the text. */
  private boolean isOpen(int start) {
    String last = source.substring(start);
    if (last.startsWith("//")) {
      return true;
    } else if (last.startsWith("/*")) {
      return last.length() < 4 || !last.endsWith("*/");
    } else if (last.startsWith("\"\"\"")) {
      return last.length() < 6 || !closes(last, "\"\"\"");
    } else if (last.startsWith("\"") || last.startsWith("'")) {
      return last.length() < 2 || !closes(last, last.substring(0, 1));
    }
    return false;
  }

  private static boolean closes(String literal, String quote) {
    int end = literal.length() - quote.length();
    int slashes = 0;
    while (end - 1 - slashes >= quote.length() && literal.charAt(end - 1 - slashes) == '\\') {
      slashes++;
    }
    return literal.endsWith(quote) && slashes % 2 == 0;
  }

  private void step() {
    char c = source.charAt(at);
    if (Character.isWhitespace(c)) {
      at++;
    } else if (source.startsWith("//", at)) {
      at = before("\n", at);
    } else if (source.startsWith("/*", at)) {
      at = after("*/", at + 2);
    } else if (source.startsWith("\"\"\"", at)) {
      take(Token.Kind.LITERAL, quoted("\"\"\"", at + 3));
    } else if (c == '"' || c == '\'') {
      take(Token.Kind.LITERAL, quoted(String.valueOf(c), at + 1));
    } else if (Character.isJavaIdentifierStart(c)) {
      take(Token.Kind.WORD, wordEnd(at));
    } else if (Character.isDigit(c)) {
      take(Token.Kind.LITERAL, numberEnd(at));
    } else {
      take(Token.Kind.SIGN, at + 1);
    }
  }

  private void take(Token.Kind kind, int end) {
    tokens.add(new Token(kind, source.substring(at, end), at));
    at = end;
  }

  private int before(String mark, int from) {
    int found = source.indexOf(mark, from);
    return found < 0 ? source.length() : found;
  }

  private int after(String mark, int from) {
    return Math.min(source.length(), before(mark, from) + mark.length());
  }

  private int quoted(String quote, int from) {
    boolean block = quote.length() > 1;
    for (int i = from; i < source.length(); i++) {
      if (source.charAt(i) == '\\') {
        i++;
      } else if (source.startsWith(quote, i)) {
        return i + quote.length();
      } else if (source.charAt(i) == '\n' && !block) {
        return i;
      }
    }
    return source.length();
  }

  private int wordEnd(int from) {
    int end = from;
    while (end < source.length() && Character.isJavaIdentifierPart(source.charAt(end))) {
      end++;
    }
    return end;
  }

  private int numberEnd(int from) {
    int end = from;
    while (end < source.length()
        && (Character.isJavaIdentifierPart(source.charAt(end))
            || (source.charAt(end) == '.'
                && end + 1 < source.length()
                && Character.isDigit(source.charAt(end + 1))))) {
      end++;
    }
    return end;
  }
}
