package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Draws {@link Squares} as a table with text in its cells; the lines of attack lie over it as svg,
 * which a sanitiser may take away, since the dots in the cells say the same.
 *
 * <p>All lengths are in em of the table's font, a square being 2 em: one number scales a board, and
 * boards of size 8 fit a page 360 pixels wide.
 */
final class BoardTable {

  /** Labels take 1.5 em on the left and on top. */
  private static final double LABEL = 1.5;

  private static final double SQUARE = 2;

  /** Pixels of a narrow notebook page, as a share of the window's width. */
  private static final double NARROW = 60;

  /** The heads of rows and columns set the size of all cells: 2 em of the table's font. */
  private static final String ROW_HEAD = "width:2em;height:2.67em;";

  private static final String COLUMN_HEAD = "width:2.67em;height:2em;";

  private static final String CORNER = "width:2em;height:2em;";

  private static final String HEAD =
      "padding:0;font-size:.75em;font-weight:normal;text-align:center;"
          + "background:"
          + Tokens.PAPER
          + ";color:"
          + Tokens.MUTED;

  private static final String CELL = "padding:0;text-align:center;background:";

  private final Squares squares;
  private final Coordinates coordinates;

  BoardTable(Squares squares, Coordinates coordinates) {
    this.squares = squares;
    this.coordinates = coordinates;
  }

  /** The table in a box of its own size. */
  Html html() {
    return Html.tag("div")
        .style("position:relative;z-index:0;display:inline-block;margin:0;vertical-align:top")
        .holding(table(), overlay());
  }

  private Html table() {
    List<Html> rows = new ArrayList<>();
    rows.add(headRow());
    IntStream.range(0, squares.n()).mapToObj(this::row).forEach(rows::add);
    return Html.tag("table")
        .style(
            "border-collapse:collapse;border-spacing:0;border:none;margin:0;line-height:1;color:"
                + Tokens.INK
                + ";"
                + fontSize(squares.n()))
        .holding(rows);
  }

  /** Pixels on a wide page, a share of the window on a narrow one. */
  private static String fontSize(int n) {
    int pixels = n <= 4 ? 24 : n <= 6 ? 21 : n <= 8 ? 19 : n <= 12 ? 15 : 12;
    double share = NARROW / (SQUARE * n + LABEL);
    return String.format(Locale.ROOT, "font-size:min(%dpx,%.2fvw)", pixels, share);
  }

  private Html headRow() {
    List<Html> cells = new ArrayList<>();
    cells.add(Html.tag("td").style(CORNER + HEAD).holding(""));
    for (int column = 0; column < squares.n(); column++) {
      cells.add(
          Html.tag("th")
              .with("scope", "col")
              .style(COLUMN_HEAD + HEAD)
              .holding(coordinates.column(column)));
    }
    return Html.tag("tr").holding(cells);
  }

  private Html row(int row) {
    List<Html> cells = new ArrayList<>();
    cells.add(
        Html.tag("th")
            .with("scope", "row")
            .style(ROW_HEAD + HEAD)
            .holding(coordinates.row(squares.n(), row)));
    for (int column = 0; column < squares.n(); column++) {
      Cell cell = squares.at(row, column);
      cells.add(Html.tag("td").style(CELL + ground(cell, row, column)).holding(cell.content()));
    }
    return Html.tag("tr").holding(cells);
  }

  private static String ground(Cell cell, int row, int column) {
    if (!cell.ground().isEmpty()) {
      return cell.ground();
    }
    return (row + column) % 2 == 0 ? Tokens.LIGHT_SQUARE : Tokens.DARK_SQUARE;
  }

  private Html overlay() {
    double side = LABEL + SQUARE * squares.n();
    List<Html> strokes = new ArrayList<>();
    strokes.add(frame());
    squares.beams().stream().map(BoardTable::beam).forEach(strokes::add);
    return Html.tag("svg")
        .with("viewBox", "0 0 " + number(side) + " " + number(side))
        .with("preserveAspectRatio", "none") // stays on the squares where they are squeezed
        .with("aria-hidden", "true")
        .style(
            "position:absolute;z-index:0;left:0;top:0;width:100%;height:100%;overflow:visible;"
                + "pointer-events:none")
        .holding(strokes);
  }

  private Html frame() {
    return Html.tag("rect")
        .with("x", number(LABEL))
        .with("y", number(LABEL))
        .with("width", number(SQUARE * squares.n()))
        .with("height", number(SQUARE * squares.n()))
        .with("fill", "none")
        .with("stroke", Tokens.INK)
        .with("stroke-width", ".08")
        .holding("");
  }

  private static Html beam(Squares.Beam beam) {
    return Html.tag("path")
        .with(
            "d",
            "M"
                + centre(beam.fromColumn())
                + " "
                + centre(beam.fromRow())
                + "L"
                + centre(beam.toColumn())
                + " "
                + centre(beam.toRow()))
        .with("stroke", Tokens.ATTACK)
        .with("stroke-width", ".16")
        .with("stroke-dasharray", "0 .36")
        .with("stroke-linecap", "round")
        .holding("");
  }

  private static String centre(int index) {
    return number(LABEL + SQUARE * index + SQUARE / 2);
  }

  /** A length with at most two decimals and no needless zero. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value);
    return text.replaceAll("\\.?0+$", "");
  }
}
