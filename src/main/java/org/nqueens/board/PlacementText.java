package org.nqueens.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A placement as text, and back. */
final class PlacementText {

  private static final int LARGEST_DRAWING = 64;
  private static final String EMPTY = "the empty board";

  private PlacementText() {}

  static String write(Placement placement) {
    if (placement.n() == 0) {
      return EMPTY;
    }
    return placement.n() <= LARGEST_DRAWING ? draw(placement) : list(placement);
  }

  static Placement parse(String text) {
    String trimmed = text.strip();
    if (trimmed.isEmpty() || trimmed.equals(EMPTY) || trimmed.equals("[]")) {
      return Placement.empty(0);
    }
    return trimmed.matches("(?s).*[.Qq♛♕].*") ? readDrawing(trimmed) : readList(trimmed);
  }

  private static String draw(Placement placement) {
    return IntStream.range(0, placement.n())
        .mapToObj(row -> drawRow(placement, row))
        .collect(Collectors.joining("\n"));
  }

  private static String drawRow(Placement placement, int row) {
    int queen = placement.column(row).orElse(-1);
    return IntStream.range(0, placement.n())
        .mapToObj(column -> column == queen ? "Q" : ".")
        .collect(Collectors.joining(" "));
  }

  private static String list(Placement placement) {
    return IntStream.range(0, placement.n())
        .mapToObj(
            row -> placement.column(row).isPresent() ? "" + placement.column(row).getAsInt() : "-")
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static Placement readDrawing(String text) {
    List<String> rows = text.lines().map(line -> line.replaceAll("\\s", "")).toList();
    int n = rows.get(0).length();
    if (rows.size() > n) {
      throw new IllegalArgumentException(rows.size() + " rows are too many for " + n + " columns");
    }
    List<Square> queens = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      readRow(rows.get(row), row, n, queens);
    }
    return Placement.ofSquares(n, queens);
  }

  private static void readRow(String text, int row, int n, List<Square> queens) {
    if (text.length() != n) {
      throw new IllegalArgumentException(
          "row " + row + " has " + text.length() + " squares, not " + n + ": " + text);
    }
    for (int column = 0; column < n; column++) {
      char square = text.charAt(column);
      if ("Qq♛♕".indexOf(square) >= 0) {
        queens.add(new Square(row, column));
      } else if (square != '.') {
        throw new IllegalArgumentException(
            "row " + row + ", column " + column + ": '" + square + "' is neither 'Q' nor '.'");
      }
    }
  }

  private static Placement readList(String text) {
    String[] words = text.replaceAll("[\\[\\](){},;]", " ").strip().split("\\s+");
    List<Square> queens = new ArrayList<>();
    for (int row = 0; row < words.length; row++) {
      if (!words[row].equals("-")) {
        queens.add(new Square(row, number(words[row])));
      }
    }
    return Placement.ofSquares(words.length, queens);
  }

  private static int number(String word) {
    if (!word.matches("[0-9]{1,8}")) {
      throw new IllegalArgumentException(
          "'" + word + "' is no column: write numbers from 0, or - for a row without a queen");
    }
    return Integer.parseInt(word);
  }
}
