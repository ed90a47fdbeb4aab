package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A small table of names and numbers under one sentence; numbers are set to the right. */
public final class Rows implements View {

  private static final String CELL = "border:0;vertical-align:top;line-height:1.4;";

  /** A telephone has room for the wide gaps of this many columns. */
  private static final int FEW = 7;

  private final String caption;
  private final List<List<Object>> lines; // the first is the head

  private Rows(String caption, List<List<Object>> lines) {
    this.caption = caption;
    this.lines = List.copyOf(lines);
  }

  /**
   * A table that has only its head.
   *
   * @param caption what is to be seen
   * @param head the names of the columns
   * @return an empty table
   */
  public static Rows of(String caption, Object... head) {
    return new Rows(caption, List.of(flat(head)));
  }

  /**
   * This table with one more row.
   *
   * @param cells the cells from the left; the members of a list take a cell each
   * @return a longer table
   * @throws IllegalArgumentException if there are more cells than columns
   */
  public Rows row(Object... cells) {
    List<Object> line = flat(cells);
    if (line.size() > lines.get(0).size()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a row of %d cells is too long for %d columns: %s",
              line.size(),
              lines.get(0).size(),
              line));
    }
    List<List<Object>> more = new ArrayList<>(lines);
    more.add(line);
    return new Rows(caption, more);
  }

  private static List<Object> flat(Object... cells) {
    List<Object> flat = new ArrayList<>();
    for (Object cell : cells) {
      if (cell instanceof List<?> list) {
        flat.addAll(list);
      } else {
        flat.add(cell);
      }
    }
    return List.copyOf(flat);
  }

  @Override
  public String text() {
    return lines.stream().map(this::line).collect(Collectors.joining("\n", caption + "\n\n", ""));
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    rows.add(row(lines.get(0), "th"));
    lines.stream().skip(1).map(line -> row(line, "td")).forEach(rows::add);
    Html table =
        Html.tag("table")
            .style("border-collapse:collapse;margin:0;color:" + Tokens.INK)
            .holding(rows);
    Html scroll = Html.tag("div").style("overflow-x:auto;max-width:100%").holding(table);
    return Card.figure(Html.text(caption), scroll).toString();
  }

  private String line(List<Object> line) {
    return IntStream.range(0, line.size())
        .mapToObj(column -> padded(line.get(column), column))
        .collect(Collectors.joining("  "))
        .stripTrailing();
  }

  private String padded(Object cell, int column) {
    String format = isNumbers(column) ? "%" + width(column) + "s" : "%-" + width(column) + "s";
    return format.formatted(show(cell));
  }

  private Html row(List<Object> line, String tag) {
    List<Html> cells = new ArrayList<>();
    for (int column = 0; column < line.size(); column++) {
      String align = isNumbers(column) ? "text-align:right" : "text-align:left";
      String name = show(line.get(column)).isBlank() ? "td" : column == 0 ? "th" : tag;
      String weight = tag.equals("td") ? ";font-weight:normal" : "";
      Html.Tag cell = Html.tag(name);
      cells.add(
          (name.equals("th") ? cell.with("scope", tag.equals("th") ? "col" : "row") : cell)
              .style("padding:2px " + gap(column) + " 2px 0;" + CELL + align + weight)
              .holding(show(line.get(column))));
    }
    return Html.tag("tr").style("background:" + Tokens.PAPER).holding(cells);
  }

  /** What stands to the right of a column, behind the last of which comes the frame. */
  private String gap(int column) {
    int columns = lines.get(0).size();
    return column == columns - 1 ? "0" : columns > FEW ? "9px" : "14px";
  }

  private int width(int column) {
    return lines.stream()
        .filter(line -> column < line.size())
        .mapToInt(line -> show(line.get(column)).length())
        .filter(length -> length > 0)
        .max()
        .orElse(1);
  }

  private boolean isNumbers(int column) {
    return lines.size() > 1
        && lines.stream()
            .skip(1)
            .filter(line -> column < line.size())
            .allMatch(line -> line.get(column) instanceof Number);
  }

  private static String show(Object cell) {
    if (cell instanceof Double || cell instanceof Float) {
      double value = ((Number) cell).doubleValue();
      return String.format(Locale.ROOT, Math.abs(value) < 100 ? "%.3g" : "%,.0f", value);
    }
    return cell instanceof Number
        ? String.format(Locale.ROOT, "%,d", ((Number) cell).longValue())
        : String.valueOf(cell);
  }

  @Override
  public String toString() {
    return text();
  }
}
