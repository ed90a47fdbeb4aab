package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;

/** Boards as svg files: paths alone, so that they look the same without any font of queens. */
final class BoardSvg {

  /** Units a square; the labels take 1 square. */
  private static final int SQUARE = 40;

  private BoardSvg() {}

  /** The boards side by side, at most four in a row, each with its labels. */
  static Html of(List<Placement> placements, String title, Coordinates coordinates) {
    int side = placements.stream().mapToInt(BoardSvg::side).max().orElse(SQUARE);
    int across = Math.max(1, Math.min(4, placements.size()));
    int down = Math.max(1, (placements.size() + across - 1) / across);
    List<Html> parts = new ArrayList<>();
    parts.add(Html.tag("title").holding(title));
    parts.add(rectangle(0, 0, across * side, down * side, Tokens.PAPER));
    for (int i = 0; i < placements.size(); i++) {
      parts.add(
          Html.tag("g")
              .with("transform", "translate(" + i % across * side + " " + i / across * side + ")")
              .holding(board(placements.get(i), coordinates)));
    }
    return Html.tag("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + across * side + " " + down * side)
        .with("width", across * side)
        .with("height", down * side)
        .with("role", "img")
        .with("font-family", Tokens.FONT)
        .with("font-size", 16)
        .with("text-anchor", "middle")
        .holding(parts);
  }

  /** Labels above and at the left, half a square of paper at the other sides. */
  private static int side(Placement placement) {
    return placement.n() * SQUARE + SQUARE * 3 / 2;
  }

  private static List<Html> board(Placement placement, Coordinates coordinates) {
    int n = placement.n();
    List<Html> parts = new ArrayList<>();
    parts.add(rectangle(SQUARE, SQUARE, n * SQUARE, n * SQUARE, Tokens.LIGHT_SQUARE));
    parts.add(path(darkSquares(n), Tokens.DARK_SQUARE));
    parts.add(path(queens(placement), Tokens.INK));
    parts.add(
        Html.tag("rect")
            .with("x", SQUARE)
            .with("y", SQUARE)
            .with("width", n * SQUARE)
            .with("height", n * SQUARE)
            .with("fill", "none")
            .with("stroke", Tokens.INK)
            .with("stroke-width", "1.5")
            .holding());
    for (int i = 0; i < n; i++) {
      int middle = SQUARE + i * SQUARE + SQUARE / 2;
      parts.add(label(middle, SQUARE - 12, coordinates.column(i)));
      parts.add(label(SQUARE - 18, middle + 6, coordinates.row(n, i)));
    }
    return parts;
  }

  private static String darkSquares(int n) {
    return IntStream.range(0, n * n)
        .filter(square -> (square / n + square % n) % 2 == 1)
        .mapToObj(
            square ->
                String.format(
                    Locale.ROOT,
                    "M%d %dh40v40h-40z",
                    SQUARE + square % n * SQUARE,
                    SQUARE + square / n * SQUARE))
        .collect(Collectors.joining());
  }

  /** A crown with three points on a foot, 26 units wide, in the middle of each queen's square. */
  private static String queens(Placement placement) {
    return placement.queens().stream()
        .map(
            queen ->
                String.format(
                    Locale.ROOT,
                    "M%d %dl-3 -14l7 6 5-12 5 12 7-6-3 14zm0 3h20v4h-20z",
                    SQUARE + queen.column() * SQUARE + 10,
                    SQUARE + queen.row() * SQUARE + 26))
        .collect(Collectors.joining());
  }

  private static Html rectangle(int x, int y, int width, int height, String colour) {
    return Html.tag("rect")
        .with("x", x)
        .with("y", y)
        .with("width", width)
        .with("height", height)
        .with("fill", colour)
        .holding();
  }

  private static Html path(String d, String colour) {
    return Html.tag("path").with("d", d).with("fill", colour).holding();
  }

  private static Html label(int x, int y, String words) {
    return Html.tag("text").with("x", x).with("y", y).with("fill", Tokens.MUTED).holding(words);
  }
}
