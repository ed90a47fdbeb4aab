package org.nqueens.measure;

import java.util.Locale;
import tech.tablesaw.api.ColumnType;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.Table;
import tech.tablesaw.columns.Column;

/** A table in columns of text: words to the left, numbers to the right. */
record TextTable(Table table) {

  @Override
  public String toString() {
    int[] widths = table.columns().stream().mapToInt(TextTable::width).toArray();
    StringBuilder text = new StringBuilder();
    for (int row = -1; row < table.rowCount(); row++) { // -1: the names
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < widths.length; i++) {
        Column<?> column = table.column(i);
        String word = row < 0 ? column.name() : cell(column, row);
        String space = " ".repeat(widths[i] - word.length());
        line.append(column.type() == ColumnType.STRING ? word + space : space + word).append("  ");
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static int width(Column<?> column) {
    int width = column.name().length();
    for (int row = 0; row < column.size(); row++) {
      width = Math.max(width, cell(column, row).length());
    }
    return width;
  }

  private static String cell(Column<?> column, int row) {
    return column.isMissing(row)
        ? "-"
        : column instanceof DoubleColumn numbers
            ? String.format(Locale.ROOT, "%.3f", numbers.getDouble(row))
            : column.getString(row);
  }
}
