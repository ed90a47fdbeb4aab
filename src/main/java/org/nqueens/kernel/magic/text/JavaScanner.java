package org.nqueens.kernel.magic.text;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Walks over Java text element by element (a comment, a literal, a word, a sign) and knows, between
 * two of them, how deep in brackets it is and whether a statement can begin there.
 *
 * <p>It is no parser: it asks only what decides whether a {@code %} can be Java. One pass, linear
 * in the length of the text; text that is not Java never stops it.
 */
final class JavaScanner {

  /** What is open: a bracket and the statement in progress inside of it. */
  private static final class Level {
    final char opener;
    final boolean endsStatement; // whether the closing bracket ends the statement around it
    boolean fresh = true; // a statement can begin
    boolean value; // the statement gives a value, so that a closing brace does not end it

    Level(char opener, boolean endsStatement) {
      this.opener = opener;
      this.endsStatement = endsStatement;
    }
  }

  private final String code;
  private final Deque<Level> levels = new ArrayDeque<>();
  private int position;
  private int statement; // where the latest statement of the outermost level begins
  private boolean assigning; // the latest element is a single '='
  private boolean open; // the latest element has no end: a comment or a text block

  JavaScanner(String code) {
    this.code = code;
    levels.push(new Level('\0', false));
  }

  int position() {
    return position;
  }

  boolean atEnd() {
    return position >= code.length();
  }

  /** Whether nothing is open but the cell itself. */
  boolean outermost() {
    return levels.size() == 1;
  }

  /** Whether the text so far ends inside of brackets, a comment or a text block. */
  boolean unfinished() {
    return open || !outermost();
  }

  /** Whether a statement can begin here: at the outermost level or in a block. */
  boolean fresh() {
    char opener = levels.peek().opener;
    return levels.peek().fresh && (opener == '\0' || opener == '{');
  }

  /** Whether the latest element but blanks and comments is the sign of an assignment. */
  boolean assigning() {
    return assigning;
  }

  /** Where the latest statement of the outermost level begins: its first element. */
  int statement() {
    return statement;
  }

  /** Whether only blanks stand between the start of the line and this position. */
  boolean firstOnLine() {
    int i = position;
    while (i > 0 && code.charAt(i - 1) != '\n' && Character.isWhitespace(code.charAt(i - 1))) {
      i--;
    }
    return i == 0 || code.charAt(i - 1) == '\n';
  }

  /** Goes on behind some text that is not Java, as if a statement had ended. */
  void jump(int target) {
    position = target;
    endStatement();
  }

  /** Takes the element at this position. */
  void advance() {
    char c = code.charAt(position);
    if (Character.isWhitespace(c)) {
      position++;
    } else if (code.startsWith("//", position)) {
      position = orEnd(code.indexOf('\n', position));
    } else if (code.startsWith("/*", position)) {
      passComment();
    } else {
      advanceOver(c);
    }
  }

  private void advanceOver(char c) {
    begin();
    if (code.startsWith("\"\"\"", position)) {
      passTextBlock();
    } else if (c == '"' || c == '\'') {
      passLiteral(c);
    } else if (Character.isJavaIdentifierPart(c)) {
      passWord();
    } else {
      passSign(c);
    }
  }

  private void begin() {
    if (outermost() && levels.peek().fresh) {
      statement = position;
    }
    assigning = false;
  }

  private void passComment() {
    int end = code.indexOf("*/", position + 2);
    open = end < 0;
    position = open ? code.length() : end + 2;
  }

  private void passTextBlock() {
    int i = position + 3;
    while (i < code.length() && !code.startsWith("\"\"\"", i)) {
      i += code.charAt(i) == '\\' ? 2 : 1;
    }
    open = i >= code.length();
    position = Math.min(code.length(), i + 3);
    levels.peek().fresh = false;
  }

  /** A string or a character; one that is never closed ends with its line, as for the compiler. */
  private void passLiteral(char quote) {
    int i = position + 1;
    while (i < code.length() && code.charAt(i) != quote && code.charAt(i) != '\n') {
      i += code.charAt(i) == '\\' && !code.startsWith("\\\n", i) ? 2 : 1;
    }
    boolean closed = i < code.length() && code.charAt(i) == quote;
    position = Math.min(code.length(), closed ? i + 1 : i);
    levels.peek().fresh = false;
  }

  private void passWord() {
    int start = position;
    while (!atEnd() && Character.isJavaIdentifierPart(code.charAt(position))) {
      position++;
    }
    String word = code.substring(start, position);
    Level level = levels.peek();
    if (word.equals("new") || word.equals("switch") && !level.fresh) {
      level.value = true;
    }
    level.fresh = false;
  }

  private void passSign(char c) {
    Level level = levels.peek();
    if (c == '(' || c == '[' || c == '{') {
      level.fresh = false;
      levels.push(new Level(c, c == '{' && !level.value));
    } else if (c == ')' || c == ']' || c == '}') {
      close();
    } else if (c == ';') {
      endStatement();
    } else {
      level.fresh = false;
      noteValue(c, level);
    }
    position++;
  }

  private void noteValue(char c, Level level) {
    boolean arrow = c == '>' && before('-');
    boolean comparison = before('=') || before('!') || before('<') || before('>');
    if (c == '=' && !comparison && !code.startsWith("==", position)) {
      level.value = true;
      assigning = !compound();
    } else if (arrow) {
      level.value = true;
    }
  }

  private boolean compound() {
    return position > 0 && "+-*/%&|^".indexOf(code.charAt(position - 1)) >= 0;
  }

  private boolean before(char c) {
    return position > 0 && code.charAt(position - 1) == c;
  }

  private void close() {
    if (!outermost() && levels.pop().endsStatement) {
      endStatement();
    }
  }

  private void endStatement() {
    Level level = levels.peek();
    level.fresh = true;
    level.value = false;
    assigning = false;
  }

  private int orEnd(int found) {
    return found < 0 ? code.length() : found;
  }
}
