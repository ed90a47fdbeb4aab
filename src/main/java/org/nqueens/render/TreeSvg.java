package org.nqueens.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.nqueens.trace.Fate;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;

/**
 * The search tree as an svg: the root above, a node under the middle of its children's parent, dead
 * nodes dashed (or, without numbers, smaller), dead ends with a cross, solutions with a star and a
 * double ring, refused candidates as short ticks.
 */
final class TreeSvg {

  /** Up to so many nodes are drawn with their numbers and ticks. */
  static final int NUMBERED = 60;

  /** Up to so many are drawn at all. */
  static final int LARGEST = 400;

  private final SearchTree tree;
  private final List<Node> nodes;
  private final Map<Long, Integer> places = new HashMap<>(); // node number → index
  private final Coordinates coordinates;
  private final double[] columns;
  private final boolean numbered;
  private final double unit; // pixels between two columns
  private final double step; // pixels between two levels
  private final double radius;

  TreeSvg(SearchTree tree, Coordinates coordinates) {
    this.tree = tree;
    this.nodes = tree.nodes();
    this.coordinates = coordinates;
    nodes.forEach(node -> places.put(node.number(), places.size()));
    this.columns = TidyLayout.columns(nodes.stream().mapToInt(this::parentPlace).toArray());
    this.numbered = nodes.size() <= NUMBERED;
    this.unit = !numbered ? 13 : nodes.size() <= 20 ? 62 : 50;
    this.step = numbered ? 62 : 44;
    this.radius = numbered ? 13 : 4.5;
  }

  double width() {
    double last = 0;
    for (double column : columns) {
      last = Math.max(last, column);
    }
    return last * unit + unit + 12;
  }

  double height() {
    return nodes.stream().mapToInt(Node::depth).max().orElse(0) * step + 2 * radius + 44;
  }

  /** A whole svg, with its title and its description in words. */
  Html svg(String title) {
    List<Html> parts = new ArrayList<>();
    parts.add(Html.tag("title").holding(title));
    parts.add(ground());
    parts.add(edges());
    if (numbered) {
      nodes.stream().skip(1).map(this::taken).forEach(parts::add);
      nodes.stream().map(this::ticks).forEach(parts::add);
      nodes.stream().map(this::disc).forEach(parts::add);
    } else {
      List.of(Fate.values()).forEach(fate -> parts.add(points(fate)));
      nodes.stream().map(this::mark).forEach(parts::add);
    }
    return Html.tag("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + number(width()) + " " + number(height()))
        .with("width", number(width()))
        .with("height", number(height()))
        .with("role", "img")
        .with("font-family", Tokens.FONT)
        .with("text-anchor", "middle")
        .holding(parts);
  }

  private Html ground() {
    return Html.tag("rect")
        .with("width", "100%")
        .with("height", "100%")
        .with("fill", Tokens.PAPER)
        .holding();
  }

  private Html edges() {
    String lines =
        nodes.stream()
            .skip(1)
            .map(node -> "M" + at(parent(node)) + "L" + at(node))
            .collect(Collectors.joining());
    return path(lines, Tokens.MUTED, "1.2");
  }

  /** The column that a node's queen took, beside the line to it. */
  private Html taken(Node node) {
    Node parent = parent(node);
    double side = x(node) < x(parent) - 1 ? -8 : 8;
    return text(
        (x(parent) + 3 * x(node)) / 4 + side,
        (y(parent) + 3 * y(node)) / 4 - 2,
        coordinates.column(node.column()),
        Tokens.MUTED,
        "11");
  }

  /** A short stroke for each refused candidate, in the order of the columns. */
  private Html ticks(Node node) {
    StringBuilder strokes = new StringBuilder();
    node.rejected().forEach(square -> strokes.append(tick(node, square.column())));
    return strokes.isEmpty() ? Html.text("") : path(strokes.toString(), Tokens.REFUSE, "1.4");
  }

  private String tick(Node node, int column) {
    double across = (column - (tree.n() - 1) / 2.0) * 8;
    double x = x(node) + across;
    double y = y(node) + radius + 10;
    return "M"
        + number(x(node) + across / 2)
        + " "
        + number(y(node) + radius)
        + "L"
        + number(x)
        + " "
        + number(y)
        + "m-2 -1l4 4m0 -4l-4 4";
  }

  private Html disc(Node node) {
    List<Html> parts = new ArrayList<>();
    String colour = colour(node.fate());
    if (node.fate() == Fate.SOLUTION) {
      parts.add(circle(node, radius + 3, "none", colour).holding());
    }
    Html.Tag disc = circle(node, radius, ground(node.fate()), colour);
    parts.add((node.fate() == Fate.DEAD ? disc.with("stroke-dasharray", "4 2.2") : disc).holding());
    parts.add(text(x(node), y(node) + 4.5, Long.toString(node.number()), Tokens.INK, "12"));
    parts.add(mark(node));
    return Html.tag("g").holding(parts);
  }

  /** All small nodes of one fate: round caps of strokes without length, a wide and a narrow one. */
  private Html points(Fate fate) {
    String places =
        nodes.stream()
            .filter(node -> node.fate() == fate)
            .map(node -> "M" + at(node) + "h0")
            .collect(Collectors.joining());
    double size =
        switch (fate) {
          case SOLUTION -> radius + 2;
          case LIVE -> radius + 0.8;
          case DEAD -> radius - 0.8;
        };
    return Html.tag("g")
        .with("stroke-linecap", "round")
        .holding(
            path(places, colour(fate), number(2 * size)),
            path(places, ground(fate), number(2 * size - 2.4)));
  }

  /** A cross under a dead end, a star under a solution. */
  private Html mark(Node node) {
    boolean solution = node.isSolution();
    if (!solution && !node.isDeadEnd()) {
      return Html.text("");
    }
    double below = !numbered ? radius + 11 : solution ? radius + 18 : radius + 26;
    return text(
        x(node), y(node) + below, solution ? "★" : "✕", colour(node.fate()), numbered ? "14" : "9");
  }

  private static String colour(Fate fate) {
    return switch (fate) {
      case SOLUTION -> Tokens.GOOD;
      case DEAD -> Tokens.REFUSE;
      case LIVE -> Tokens.INK;
    };
  }

  private static String ground(Fate fate) {
    return switch (fate) {
      case SOLUTION -> Tokens.GOOD_TINT;
      case DEAD -> Tokens.REFUSE_TINT;
      case LIVE -> Tokens.PAPER;
    };
  }

  private Html.Tag circle(Node node, double size, String fill, String stroke) {
    return Html.tag("circle")
        .with("cx", number(x(node)))
        .with("cy", number(y(node)))
        .with("r", number(size))
        .with("fill", fill)
        .with("stroke", stroke)
        .with("stroke-width", "1.8");
  }

  private static Html path(String d, String stroke, String width) {
    return Html.tag("path")
        .with("d", d)
        .with("fill", "none")
        .with("stroke", stroke)
        .with("stroke-width", width)
        .holding();
  }

  private static Html text(double x, double y, String words, String colour, String size) {
    return Html.tag("text")
        .with("x", number(x))
        .with("y", number(y))
        .with("fill", colour)
        .with("font-size", size)
        .holding(words);
  }

  private int parentPlace(Node node) {
    return node.depth() == 0 ? -1 : places.get(node.parent());
  }

  private Node parent(Node node) {
    return nodes.get(parentPlace(node));
  }

  private String at(Node node) {
    return number(x(node)) + " " + number(y(node));
  }

  private double x(Node node) {
    return columns[places.get(node.number())] * unit + unit / 2 + 6;
  }

  private double y(Node node) {
    return node.depth() * step + radius + 6;
  }

  private static String number(double value) {
    return BoardTable.number(value);
  }
}
