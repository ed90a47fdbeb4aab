package org.nqueens.kernel.magic.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a cell into pieces: Java, and magics where Java cannot have a percent sign.
 *
 * <p>A line magic begins with {@code %} and a letter, as the first thing on its line, where a
 * statement can begin. It is also one behind an expression without a semicolon when its name is
 * known and another operand follows, as in {@code f()} newline {@code %time g()}, for no Java reads
 * so; and behind the {@code =} of an assignment. A cell magic begins with {@code %%} as the first
 * thing of the cell.
 */
public final class CellReader {

  private static final Pattern WHOLE = Pattern.compile("\\A\\s*%%([A-Za-z]\\w*)([^\\n]*)\\n?");
  private static final Pattern LINE = Pattern.compile("%(%?)([A-Za-z]\\w*)");
  private static final Pattern QUESTION = Pattern.compile("\\?%{1,2}([A-Za-z]\\w*)[^\\n]*");
  private static final Pattern OPERAND =
      Pattern.compile("[ \\t]+(?!instanceof\\b)[\\p{L}\\d_$\"']");

  private final Predicate<String> known;
  private final Predicate<String> takesCode;

  /**
   * A reader.
   *
   * @param known whether a name is a magic's
   * @param takesCode whether the magic of that name is followed by Java, which may have more lines
   */
  public CellReader(Predicate<String> known, Predicate<String> takesCode) {
    this.known = known;
    this.takesCode = takesCode;
  }

  /**
   * The pieces of a cell in order; those of blanks and comments alone are left out.
   *
   * @param code the cell
   * @return one piece or more; one that is misplaced stands alone
   */
  public List<Piece> read(String code) {
    if (code.indexOf('%') < 0) {
      return List.of(new Piece.Java(code, 1));
    }
    Matcher whole = WHOLE.matcher(code);
    if (whole.find()) {
      return List.of(
          new Piece.Whole(
              whole.group(1),
              whole.group(2).trim(),
              code.substring(whole.end()),
              lineOf(code, whole.start(1))));
    }
    return new Reading(code).pieces();
  }

  /**
   * Whether the cell is a cell magic with its body.
   *
   * @param code the cell
   * @return whether it begins with two percent signs and a name
   */
  public boolean isWhole(String code) {
    return WHOLE.matcher(code).find();
  }

  /**
   * Whether a magic could begin at a position, whatever stands behind it.
   *
   * @param code the cell
   * @param position an index into it, its length at most
   * @return whether a percent sign there would not be Java
   */
  public boolean canBegin(String code, int position) {
    if (WHOLE.matcher(code).find()) {
      return code.substring(0, position).isBlank();
    }
    return new Reading(code).canBegin(position);
  }

  /**
   * The text with blanks in place of its magics, of the same length and with the same lines.
   *
   * @param code the cell
   * @return its Java, each character where it was
   */
  public String withoutMagics(String code) {
    Matcher whole = WHOLE.matcher(code);
    if (whole.find()) {
      boolean keep = takesCode.test(whole.group(1));
      int end = keep ? whole.end(1) : code.length();
      return blank(code.substring(0, end)) + code.substring(end);
    }
    return code.indexOf('%') < 0 ? code : new Reading(code).withoutMagics();
  }

  private static String blank(String text) {
    return text.replaceAll("[^\\n]", " ");
  }

  private static int lineOf(String code, int position) {
    return 1 + (int) code.substring(0, position).chars().filter(c -> c == '\n').count();
  }

  /** One pass over one cell. */
  private final class Reading {
    private final String code;
    private final JavaScanner scanner;
    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder blanked = new StringBuilder(); // the text up to the latest magic
    private int pending; // where the Java that is not yet a piece begins
    private boolean meaningful; // whether there is more in it than blanks and comments

    Reading(String code) {
      this.code = code;
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
      String blanks = CellReader.blank(code.substring(from, to));
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
            new Piece.Line(
                assigned ? Optional.of(target) : Optional.empty(), name, arguments, line));
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

    /**
     * Adds the pending Java up to a position, with blanks where its first line begins before it.
     */
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
  }
}
