package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.words.Words;

/**
 * The next row of a board as its queens see it, and beneath it the masks of that row, square under
 * square: each mask is the shadow that the queens cast along one kind of line.
 *
 * <p>{@link BitsView} has the masks alone, of several rows or of large boards.
 */
public final class MasksView implements View {

  /** The largest board that is drawn. */
  public static final int LARGEST = 16;

  private record Strip(String name, long bits, String ground) {}

  private final Placement placement;
  private final BitRows next;
  private final Words words;

  private MasksView(Placement placement, BitRows next, Words words) {
    this.placement = placement;
    this.next = next;
    this.words = words;
  }

  /**
   * The masks of the row below those that are filled.
   *
   * @param placement queens on the first rows of a board of size 1 to 16, not on all of them
   * @return the view
   * @throws IllegalArgumentException if the board is larger, or has no next row
   */
  public static MasksView of(Placement placement) {
    int n = placement.n();
    int row = placement.columns().size();
    if (n < 1 || n > LARGEST) {
      throw new IllegalArgumentException(
          "a board of size " + n + " cannot be drawn over its masks: n is 1 to " + LARGEST);
    }
    if (row == n) {
      throw new IllegalArgumentException("all " + n + " rows are filled: there is no next row");
    }
    return new MasksView(placement, BitRows.of(placement, row), Words.english());
  }

  @Override
  public MasksView in(Words others) {
    return new MasksView(placement, next, others);
  }

  @Override
  public String text() {
    List<String> names = new ArrayList<>(strips().stream().map(Strip::name).toList());
    IntStream.rangeClosed(0, next.row()).mapToObj(this::rowName).forEach(names::add);
    int width = names.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>(List.of(sentence(), ""));
    lines.add(line("", width, column -> "" + column % 10));
    for (int row = 0; row <= next.row(); row++) {
      BitRows bits = BitRows.of(placement, row);
      lines.add(line(rowName(row), width, column -> letter(bits, column)));
    }
    lines.add("");
    for (Strip strip : strips()) {
      String bits = line(strip.name(), width, c -> isOne(strip.bits(), c) ? "1" : ".");
      lines.add(bits + "   " + value(strip));
    }
    return String.join("\n", lines);
  }

  private String line(String name, int width, IntFunction<String> square) {
    return IntStream.range(0, next.n())
        .mapToObj(square)
        .collect(Collectors.joining(" ", name + " ".repeat(width - name.length()) + "  ", ""));
  }

  private String letter(BitRows bits, int column) {
    String lines = lines(bits, column).replace('│', '|').replace('╱', '/').replace('╲', '\\');
    if (isQueen(bits.row(), column)) {
      return "Q";
    }
    return lines.isEmpty() ? (bits.row() == next.row() ? "o" : ".") : oneOf(lines);
  }

  private static String oneOf(String lines) {
    return lines.length() == 1 ? lines : "*";
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    rows.add(row("", "col", c -> head(COLUMN, "col", "" + c), ""));
    for (int row = 0; row <= next.row(); row++) {
      BitRows bits = BitRows.of(placement, row);
      rows.add(row(rowName(row), "row", column -> square(bits, column), ""));
    }
    for (Strip strip : strips()) {
      rows.add(row(strip.name(), "row", column -> bit(strip, column), value(strip)));
    }
    Html table =
        Html.tag("table")
            .style(
                "border-collapse:collapse;table-layout:auto;border:none;margin:0;line-height:1;"
                    + "color:"
                    + Tokens.INK
                    + fontSize())
            .holding(rows);
    Html legend = Card.note(words.say("bits.masks-legend"));
    return Card.figure(words, Html.text(sentence()), table, legend).toString();
  }

  private static final String PLAIN = "border:0;font-weight:normal;background:" + Tokens.PAPER;
  private static final String NAME =
      PLAIN + ";padding:0 .6em 0 0;font-size:.85em;text-align:left;white-space:nowrap";
  private static final String COLUMN =
      PLAIN + ";padding:0 0 .3em;text-align:center;color:" + Tokens.MUTED;
  private static final String VALUE =
      PLAIN + ";padding:0 0 0 .6em;font-size:.9em;text-align:right;white-space:nowrap";
  private static final String SQUARE = "width:1.7em;height:1.7em;padding:0;text-align:center;";

  /** Pixels on a wide page, a share of the window on a narrow one. */
  private String fontSize() {
    return String.format(Locale.ROOT, ";font-size:min(15px,%.2fvw)", 72 / (1.7 * next.n() + 10.4));
  }

  private Html row(String name, String scope, IntFunction<Html> squares, String value) {
    List<Html> cells = new ArrayList<>();
    cells.add(name.isEmpty() ? cell(NAME, Html.text("")) : head(NAME, scope, name));
    IntStream.range(0, next.n()).mapToObj(squares).forEach(cells::add);
    cells.add(cell(VALUE, Html.text(value)));
    return Html.tag("tr").style("background:" + Tokens.PAPER).holding(cells);
  }

  private static Html head(String style, String scope, String text) {
    return Html.tag("th").with("scope", scope).style(style).holding(text);
  }

  private static Html cell(String style, Html content) {
    return Html.tag("td").style(style).holding(content);
  }

  private Html square(BitRows bits, int column) {
    boolean dark = (bits.row() + column) % 2 == 1;
    String lines = lines(bits, column);
    boolean free = lines.isEmpty() && bits.row() == next.row();
    String ground = free ? Tokens.GOOD_TINT : dark ? Tokens.DARK_SQUARE : Tokens.LIGHT_SQUARE;
    Html content =
        isQueen(bits.row(), column)
            ? Html.tag("span").style("font-size:1.4em").holding("♛")
            : free
                ? Card.strong("○", Tokens.GOOD)
                : Html.tag("b").style("color:" + Tokens.ATTACK_TEXT).holding(lines);
    return cell(SQUARE + "border:0;background:" + ground, content);
  }

  private Html bit(Strip strip, int column) {
    boolean one = isOne(strip.bits(), column);
    String style = SQUARE + "border:1px solid " + Tokens.PAPER + ";background:";
    return cell(
        style + (one ? strip.ground() : Tokens.CHIP),
        one ? Html.tag("b").holding("1") : Html.text("·"));
  }

  private List<Strip> strips() {
    return List.of(
        new Strip(words.say("bits.columns"), next.columns(), Tokens.ATTACK_TINT),
        new Strip(words.say("bits.ascending", "/"), next.ascending(), Tokens.ATTACK_TINT),
        new Strip(words.say("bits.descending", "\\"), next.descending(), Tokens.ATTACK_TINT),
        new Strip(words.say("bits.free"), next.free(), Tokens.GOOD_TINT));
  }

  /** The lines that come down onto a square from the queens above it. */
  private static String lines(BitRows bits, int column) {
    return (isOne(bits.ascending(), column) ? "╱" : "")
        + (isOne(bits.columns(), column) ? "│" : "")
        + (isOne(bits.descending(), column) ? "╲" : "");
  }

  private boolean isQueen(int row, int column) {
    return row < next.row() && placement.column(row).orElse(-1) == column;
  }

  private String rowName(int row) {
    return words.say("bits.row", row);
  }

  private static String value(Strip strip) {
    return "= " + strip.bits();
  }

  private static boolean isOne(long bits, int column) {
    return (bits >>> column & 1) == 1;
  }

  private String sentence() {
    return words.say("bits.masks", next.row());
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }
}
