package org.nqueens.bridge;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;
import tech.tablesaw.api.NumberColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A Tablesaw table as a figure: its first rows, and how many there are in all. */
final class TableView implements View {

  private static final int MOST_ROWS = 40;

  private final Table table;

  TableView(Table table) {
    this.table = table;
  }

  @Override
  public String text() {
    Table shown = table.first(MOST_ROWS);
    shown.columns().forEach(TableView::printInEnglish);
    return sentence() + "\n\n" + shown.printAll();
  }

  /** As Tablesaw prints numbers in English, whatever the language of the machine. */
  private static void printInEnglish(Column<?> column) {
    if (column instanceof NumberColumn<?, ?> numbers) {
      NumberFormat format = NumberFormat.getInstance(Locale.ROOT);
      format.setGroupingUsed(false);
      format.setMaximumFractionDigits(340); // all there are
      numbers.setPrintFormatter(format, "");
    }
  }

  @Override
  public String html() {
    return Card.figure(Html.text(sentence()), grid()).toString();
  }

  /** The table alone, to be folded below a chart. */
  Html grid() {
    List<Column<?>> columns = table.columns();
    List<Html> rows = new ArrayList<>();
    rows.add(line(columns.stream().map(TableView::head).toList()));
    for (int row = 0; row < Math.min(MOST_ROWS, table.rowCount()); row++) {
      int index = row;
      rows.add(line(columns.stream().map(column -> cell(column, index)).toList()));
    }
    Html grid =
        Html.tag("table")
            .style("border-collapse:collapse;margin:0;font-size:13px;color:" + Tokens.INK)
            .holding(rows);
    return Html.tag("div").style("overflow-x:auto;max-width:100%").holding(grid);
  }

  private static Html line(List<Html> cells) {
    return Html.tag("tr").style("background:" + Tokens.PAPER).holding(cells);
  }

  private static Html head(Column<?> column) {
    return Html.tag("th")
        .with("scope", "col")
        .style(border(column) + ";border-bottom:1px solid " + Tokens.MUTED)
        .holding(column.name());
  }

  private static Html cell(Column<?> column, int row) {
    return Html.tag("td").style(border(column)).holding(shown(column, row));
  }

  private static String border(Column<?> column) {
    boolean number = column instanceof NumberColumn;
    return "padding:3px 4px;border:0;text-align:" + (number ? "right" : "left");
  }

  private static String shown(Column<?> column, int row) {
    Object value = column.get(row);
    if (column.isMissing(row) || value == null) {
      return "–";
    }
    if (value instanceof Integer || value instanceof Long) {
      return String.format(Locale.ROOT, "%,d", value);
    }
    return value instanceof Double number
        ? String.format(Locale.ROOT, number < 1000 ? "%.4g" : "%,.0f", number)
        : value.toString();
  }

  private String sentence() {
    int rows = table.rowCount();
    String all = rows > MOST_ROWS ? ", of which the first " + MOST_ROWS + " are shown" : "";
    return "Table " + table.name() + ": " + rows + (rows == 1 ? " row" : " rows") + all + ".";
  }
}
