package org.nqueens.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The reference counts by n and column: a table made by other programs. */
final class NodeCounts {

  private final List<String> columns;
  private final List<List<String>> rows;

  NodeCounts() {
    try (var in = NodeCounts.class.getResourceAsStream("node_counts.csv")) {
      List<List<String>> lines =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .map(line -> List.of(line.split(",", -1)))
              .toList();
      columns = lines.get(0);
      rows = lines.subList(1, lines.size());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** One cell of the table, n = 1 … 10. */
  long get(int n, String column) {
    return Long.parseLong(text(n, column));
  }

  String text(int n, String column) {
    return rows.get(n - 1).get(columns.indexOf(column));
  }
}
