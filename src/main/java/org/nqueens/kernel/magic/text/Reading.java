package org.nqueens.kernel.magic.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One pass over one cell that is no cell magic: finds its magics, and keeps the Java between. */
final class Reading {

  private static final Pattern LINE = Pattern.compile("%(%?)([A-Za-z]\\w*)");
  private static final Pattern QUESTION = Pattern.compile("\\?%{1,2}([A-Za-z]\\w*)[^\\n]*");
  private static final Pattern OPERAND =
      Pattern.compile("[ \\t]+(?!instanceof\\b)[\\p{L}\\d_$\"']");

  private final String code;
  private final Predicate<String> known;
  private final Predicate<String> takesCode;
  private final JavaScanner scanner;
  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder blanked = new StringBuilder(); // the text up to the latest magic
  private int pending; // where the Java that is not yet a piece begins
  private boolean meaningful; // whether there is more in it than blanks and comments

  Reading(String code, Predicate<String> known, Predicate<String> takesCode) {
    this.code = code;
    this.known = known;
    this.takesCode = takesCode;
    this.scanner = new JavaScanner(code);
  }

  List<Piece> pieces() {
    while (!scanner.atEnd()) {
      if (!takeMagic()) {
        meaningful |= meansSomething();
        scanner.advance();
      }
    }
    if (meaningful) {
      addJava(code.length());
    }
    return pieces.isEmpty() ? List.of(new Piece.Java(code, 1)) : pieces;
  }

  boolean canBegin(int position) {
    while (scanner.position() < position) {
      if (!takeMagic()) {
        scanner.advance();
      }
    }
    return scanner.position() == position && scanner.outermost() && scanner.fresh();
  }

  String withoutMagics() {
    pieces();
    return blanked.toString() + code.substring(blanked.length());
  }

  /** Takes note of a magic's place; the value of an assignment is replaced by a number. */
  private void blank(int from, int to, boolean assigned) {
    blanked.append(code, blanked.length(), from);
    String blanks = blank(code.substring(from, to));
    blanked.append(assigned ? "0;" + blanks.substring(2) : blanks);
  }

  private boolean meansSomething() {
    int i = scanner.position();
    return !Character.isWhitespace(code.charAt(i))
        && !code.startsWith("//", i)
        && !code.startsWith("/*", i);
  }

  private boolean takeMagic() {
    char c = code.charAt(scanner.position());
    return c == '%' ? takePercent() : c == '?' && takeQuestion();
  }

  private boolean takePercent() {
    Matcher magic = LINE.matcher(code).region(scanner.position(), code.length());
    if (!magic.lookingAt()) {
      return false;
    }
    boolean assigned = scanner.assigning();
    boolean begins = scanner.firstOnLine() && (scanner.fresh() || cannotBeJava(magic));
    if (!assigned && !begins) {
      return false;
    }
    if (!scanner.outermost()) {
      misplace("%" + magic.group(2) + " is inside of a block; a magic stands outside of braces");
    } else if (!magic.group(1).isEmpty()) {
      misplace("%%" + magic.group(2) + " must be the first thing of its cell");
    } else {
      take(magic, assigned);
    }
    return true;
  }

  private boolean cannotBeJava(Matcher magic) {
    return scanner.outermost()
        && known.test(magic.group(2))
        && OPERAND.matcher(code).region(magic.end(), code.length()).lookingAt();
  }

  private void take(Matcher magic, boolean assigned) {
    String name = magic.group(2);
    int line = lineOf(code, magic.start());
    int from = assigned ? scanner.statement() : magic.start();
    if (assigned ? code.substring(pending, from).isBlank() : !meaningful) {
      pending = from;
    } else {
      addJava(from);
    }
    int end = takesCode.test(name) ? codeEnd(magic.end()) : lineEnd(magic.end());
    boolean keep = takesCode.test(name);
    blank(magic.start(), keep ? magic.end() : end, assigned && !keep);
    String target = code.substring(from, magic.start());
    String arguments = code.substring(magic.end(), end).trim();
    if (arguments.startsWith("?")) {
      pieces.add(question(name, line));
    } else {
      pieces.add(
          new Piece.Line(assigned ? Optional.of(target) : Optional.empty(), name, arguments, line));
    }
    goOn(end);
  }

  private boolean takeQuestion() {
    Matcher question = QUESTION.matcher(code).region(scanner.position(), code.length());
    if (!scanner.fresh() || !scanner.outermost() || !question.lookingAt()) {
      return false;
    }
    if (meaningful) {
      addJava(scanner.position());
    }
    pieces.add(question(question.group(1), lineOf(code, question.start())));
    blank(question.start(), question.end(), false);
    goOn(question.end());
    return true;
  }

  private Piece question(String name, int line) {
    return new Piece.Line(Optional.empty(), "lsmagic", name, line);
  }

  private void misplace(String sentence) {
    pieces.clear(); // nothing of such a cell runs
    pieces.add(new Piece.Misplaced(sentence, lineOf(code, scanner.position())));
    meaningful = false;
    scanner.jump(code.length());
  }

  private void goOn(int end) {
    pending = end;
    meaningful = false;
    scanner.jump(end);
  }

  /** Adds the pending Java up to a position, with blanks where its first line begins before it. */
  private void addJava(int end) {
    int start = pending;
    while (start < end && Character.isWhitespace(code.charAt(start))) {
      start++;
    }
    int lineStart = code.lastIndexOf('\n', start - 1) + 1;
    String indent = " ".repeat(start - lineStart);
    pieces.add(new Piece.Java(indent + code.substring(start, end), lineOf(code, start)));
    pending = end;
  }

  private int lineEnd(int from) {
    int end = code.indexOf('\n', from);
    return end < 0 ? code.length() : end;
  }

  /** The end of the first line on which no bracket, comment or text block is open. */
  private int codeEnd(int from) {
    JavaScanner rest = new JavaScanner(code.substring(from));
    int end = lineEnd(from);
    while (end < code.length()) {
      while (from + rest.position() < end) {
        rest.advance();
      }
      if (from + rest.position() == end && !rest.unfinished()) {
        return end;
      }
      end = lineEnd(Math.max(end + 1, from + rest.position()));
    }
    return code.length();
  }

  /** Blanks in place of all but the ends of lines. */
  static String blank(String text) {
    return text.replaceAll("[^\\n]", " ");
  }

  /** The line of a position, 1 or more. */
  static int lineOf(String code, int position) {
    return 1 + (int) code.substring(0, position).chars().filter(c -> c == '\n').count();
  }
}
