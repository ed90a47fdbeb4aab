package org.nqueens.render;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws {@link Squares} in letters, labels on the left and on top. */
final class BoardLetters {

  private final Squares squares;
  private final Coordinates coordinates;

  BoardLetters(Squares squares, Coordinates coordinates) {
    this.squares = squares;
    this.coordinates = coordinates;
  }

  /** Lines without trailing blanks, the columns' labels first; empty for a board of size 0. */
  String text() {
    int n = squares.n();
    if (n == 0) {
      return "";
    }
    int label = widest(IntStream.range(0, n).mapToObj(this::rowLabel));
    int cell =
        Math.max(
            widest(IntStream.range(0, n).mapToObj(coordinates::column)),
            widest(squares.rows().stream().flatMap(row -> row.stream()).map(Cell::letters)));
    String head = line(label, "", cell, IntStream.range(0, n).mapToObj(coordinates::column));
    return IntStream.range(0, n)
        .mapToObj(
            r -> line(label, rowLabel(r), cell, squares.rows().get(r).stream().map(Cell::letters)))
        .collect(Collectors.joining("\n", head + "\n", ""));
  }

  private String rowLabel(int row) {
    return coordinates.row(squares.n(), row);
  }

  private static String line(int labelWidth, String label, int width, Stream<String> cells) {
    return cells
        .map(cell -> padded(cell, width))
        .collect(Collectors.joining(" ", padded(label, labelWidth) + " ", ""))
        .stripTrailing();
  }

  private static String padded(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }

  private static int widest(Stream<String> texts) {
    return texts.mapToInt(String::length).max().orElse(0);
  }
}
