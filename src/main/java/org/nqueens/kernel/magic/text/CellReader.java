package org.nqueens.kernel.magic.text;

import java.util.List;
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
              Reading.lineOf(code, whole.start(1))));
    }
    return reading(code).pieces();
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
    return reading(code).canBegin(position);
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
      return Reading.blank(code.substring(0, end)) + code.substring(end);
    }
    return code.indexOf('%') < 0 ? code : reading(code).withoutMagics();
  }

  private Reading reading(String code) {
    return new Reading(code, known, takesCode);
  }
}
