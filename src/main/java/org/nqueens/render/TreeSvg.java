package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.render.tree.TreePlan;
import org.nqueens.trace.Fate;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;

/**
 * The search tree as an svg: the root above, a node under the middle of its children's parent, dead
 * nodes dashed (or, without numbers, smaller), dead ends with a cross, solutions with a star and a
 * double ring, refused candidates as short ticks.
 */
final class TreeSvg {

  private final TreePlan plan;
  private final int n;
  private final Coordinates coordinates;

  TreeSvg(SearchTree tree, Coordinates coordinates) {
    this.plan = TreePlan.of(tree);
    this.n = tree.n();
    this.coordinates = coordinates;
  }

  double width() {
    return plan.width();
  }

  /** A whole svg, with its title and its description in words. */
  Html svg(String title) {
    List<Html> parts = new ArrayList<>();
    List<Node> nodes = plan.nodes();
    parts.add(Html.tag("title").holding(title));
    parts.add(ground());
    parts.add(edges());
    if (plan.isNumbered()) {
      nodes.stream().skip(1).map(this::taken).forEach(parts::add);
      nodes.stream().map(this::ticks).forEach(parts::add);
      nodes.stream().map(this::disc).forEach(parts::add);
    } else {
      List.of(Fate.values()).forEach(fate -> parts.add(points(fate)));
      nodes.stream().map(this::mark).forEach(parts::add);
    }
    return Html.tag("svg")
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + number(plan.width()) + " " + number(plan.height()))
        .with("width", number(plan.width()))
        .with("height", number(plan.height()))
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
        plan.nodes().stream()
            .skip(1)
            .map(node -> "M" + at(plan.parent(node)) + "L" + at(node))
            .collect(Collectors.joining());
    return path(lines, Tokens.MUTED, "1.2");
  }

  /** The column that a node's queen took, beside the line to it. */
  private Html taken(Node node) {
    Node parent = plan.parent(node);
    double side = plan.x(node) < plan.x(parent) - 1 ? -8 : 8;
    return text(
        (plan.x(parent) + 3 * plan.x(node)) / 4 + side,
        (plan.y(parent) + 3 * plan.y(node)) / 4 - 2,
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
    double across = (column - (n - 1) / 2.0) * 8;
    double x = plan.x(node) + across;
    double y = plan.y(node) + plan.radius() + 10;
    return "M"
        + number(plan.x(node) + across / 2)
        + " "
        + number(plan.y(node) + plan.radius())
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
      parts.add(circle(node, plan.radius() + 3, "none", colour).holding());
    }
    Html.Tag disc = circle(node, plan.radius(), ground(node.fate()), colour);
    parts.add((node.fate() == Fate.DEAD ? disc.with("stroke-dasharray", "4 2.2") : disc).holding());
    parts.add(
        text(plan.x(node), plan.y(node) + 4.5, Long.toString(node.number()), Tokens.INK, "12"));
    parts.add(mark(node));
    return Html.tag("g").holding(parts);
  }

  /** All small nodes of one fate: round caps of strokes without length, a wide and a narrow one. */
  private Html points(Fate fate) {
    String places =
        plan.nodes().stream()
            .filter(node -> node.fate() == fate)
            .map(node -> "M" + at(node) + "h0")
            .collect(Collectors.joining());
    double size =
        switch (fate) {
          case SOLUTION -> plan.radius() + 2;
          case LIVE -> plan.radius() + 0.8;
          case DEAD -> plan.radius() - 0.8;
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
    double below =
        !plan.isNumbered()
            ? plan.radius() + 11
            : solution ? plan.radius() + 18 : plan.radius() + 26;
    return text(
        plan.x(node),
        plan.y(node) + below,
        solution ? "★" : "✕",
        colour(node.fate()),
        plan.isNumbered() ? "14" : "9");
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
        .with("cx", number(plan.x(node)))
        .with("cy", number(plan.y(node)))
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

  private String at(Node node) {
    return number(plan.x(node)) + " " + number(plan.y(node));
  }

  private static String number(double value) {
    return BoardTable.number(value);
  }
}
