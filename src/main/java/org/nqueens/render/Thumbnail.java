package org.nqueens.render;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.words.Words;

/**
 * A small board as an image of a few hundred bytes, with alternative text; sanitisers let it pass.
 */
final class Thumbnail {

  private Thumbnail() {}

  /** The image, as wide as told where there is room. */
  static Html of(Placement placement, int pixels, Words words) {
    return image(placement, pixels, words)
        .style("max-width:100%;display:block;margin:0 auto")
        .holding();
  }

  /** The image in a line of others, where there is always room. */
  static Html bare(Placement placement, int pixels, Words words) {
    return image(placement, pixels, words).holding();
  }

  private static Html.Tag image(Placement placement, int pixels, Words words) {
    return image(alternative(placement, words), placement, pixels);
  }

  /** The image with more drawn over it, in units of a square, and what it is to say in words. */
  static Html.Tag image(String alternative, Placement placement, int pixels, Html... over) {
    byte[] svg = svg(placement, over).toString().getBytes(StandardCharsets.UTF_8);
    return Html.tag("img")
        .with("alt", alternative)
        .with("width", pixels)
        .with("src", "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg));
  }

  private static String alternative(Placement placement, Words words) {
    return new BoardWords(placement.n(), Coordinates.ZERO_BASED, words).placement(placement).text();
  }

  private static Html svg(Placement placement, Html... over) {
    int n = placement.n();
    return Html.tag("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + n + " " + n)
        .holding(
            fill("M0 0h" + n + "v" + n + "H0z", Tokens.LIGHT_SQUARE),
            darkSquares(n),
            fill(queens(placement), Tokens.INK),
            Html.all(over));
  }

  /** Each row is one stroke, dashed so that every other square stays light. */
  private static Html darkSquares(int n) {
    String strokes =
        IntStream.range(0, n)
            .mapToObj(row -> "M" + (row % 2 == 0 ? 1 : 0) + " " + row + ".5H" + n)
            .collect(Collectors.joining());
    return Html.tag("path")
        .with("d", strokes)
        .with("stroke", Tokens.DARK_SQUARE)
        .with("stroke-dasharray", "1")
        .holding();
  }

  private static String queens(Placement placement) {
    return placement.queens().stream().map(Thumbnail::crown).collect(Collectors.joining());
  }

  /** The outline of a queen: a crown of three points. */
  static String crown(Square square) {
    return "M" + square.column() + ".2 " + square.row() + ".8v-.5l.2 .2 .1-.3.1.3.2-.2v.5z";
  }

  private static Html fill(String path, String colour) {
    return Html.tag("path").with("fill", colour).with("d", path).holding();
  }
}
