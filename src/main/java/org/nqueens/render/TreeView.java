package org.nqueens.render;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Square;
import org.nqueens.trace.Trace;

/**
 * The tree of a search, its nodes numbered in order of placement, the root 1.
 *
 * <p>A tree of up to 60 nodes is drawn with numbers, the column taken beside each line and a tick
 * for each refused candidate; one of up to 400 nodes as dots. Beneath the picture the same tree is
 * a list that opens node by node, without any script. Larger trees are shown level by level: see
 * {@link ProfileView}.
 */
public final class TreeView implements View {

  /** Events that are looked at: more than any tree that is drawn has. */
  private static final int EVENTS = 20_000;

  /** Lines of the tree in letters. */
  private static final int LINES = 400;

  private final Trace trace;
  private final Walk walk;
  private final Coordinates coordinates;

  private TreeView(Trace trace, Walk walk, Coordinates coordinates) {
    this.trace = trace;
    this.walk = walk;
    this.coordinates = coordinates;
  }

  /**
   * The tree of a recorded search.
   *
   * @param trace the search
   * @return the view, counted from 0
   */
  public static TreeView of(Trace trace) {
    return new TreeView(trace, Walk.of(trace, EVENTS), Coordinates.ZERO_BASED);
  }

  /**
   * The same tree with other labels.
   *
   * @param others how to label columns
   * @return a new view
   */
  public TreeView labelled(Coordinates others) {
    return new TreeView(trace, walk, others);
  }

  @Override
  public String text() {
    if (isLarge()) {
      return ProfileView.of(trace).text();
    }
    List<String> lines = new ArrayList<>();
    branch(walk.node(1), "", "", lines);
    String tree = lines.stream().limit(LINES).collect(Collectors.joining("\n"));
    return sentence() + "\n\n" + tree;
  }

  @Override
  public String html() {
    if (isLarge()) {
      return ProfileView.of(trace).html();
    }
    return Card.figure(
            Html.text(sentence()),
            picture(),
            Card.note(legend()),
            Card.folded("The tree as a list", list(walk.node(1))))
        .toString();
  }

  /**
   * The picture alone, as a file.
   *
   * @return an svg document with a title
   * @throws IllegalArgumentException if the tree has more than 400 nodes
   */
  public String svg() {
    if (isLarge()) {
      throw new IllegalArgumentException(
          "a tree of more than "
              + TreeSvg.LARGEST
              + " nodes cannot be drawn: n is too large, or"
              + " limit the trace");
    }
    return new TreeSvg(walk, coordinates).svg(sentence()).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private boolean isLarge() {
    return walk.nodes().size() > TreeSvg.LARGEST;
  }

  private Html picture() {
    TreeSvg drawing = new TreeSvg(walk, coordinates);
    byte[] svg = drawing.svg(sentence()).toString().getBytes(StandardCharsets.UTF_8);
    return Html.tag("img")
        .with("alt", "Drawing of the tree: " + sentence())
        .with("width", Math.round(drawing.width()))
        .style("display:block;max-width:100%;height:auto;margin:0")
        .with("src", "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg))
        .holding();
  }

  private String legend() {
    boolean numbered = walk.nodes().size() <= TreeSvg.NUMBERED;
    return (numbered
            ? "The number beside a line is the column taken; each small ✕ on a tick is a"
                + " candidate refused. "
            : "")
        + "✕ dead end, ★ solution.";
  }

  private String sentence() {
    long refused = walk.nodes().stream().mapToLong(node -> node.refused().size()).sum();
    return "Search tree of "
        + walk.solver()
        + " for n = "
        + walk.n()
        + ": "
        + Amount.of(walk.nodes().size(), "node")
        + ", "
        + Amount.of(walk.count(Walk.Fate.DEAD), "dead end")
        + ", "
        + Amount.of(walk.count(Walk.Fate.SOLUTION), "solution")
        + (refused > 0 ? "; " + Amount.of(refused, "candidate") + " refused" : "")
        + (walk.left() == 0 ? "." : "; the search goes on after what is shown.");
  }

  private void branch(Walk.Node node, String lead, String below, List<String> lines) {
    lines.add(lead + words(node));
    for (int i = 0; i < node.children().size(); i++) {
      boolean last = i == node.children().size() - 1;
      Walk.Node child = walk.node(node.children().get(i));
      branch(child, below + (last ? "└─ " : "├─ "), below + (last ? "   " : "│  "), lines);
    }
  }

  /** Nodes with children open and close; style sheets of the page give them their triangle. */
  private Html list(Walk.Node node) {
    if (node.children().isEmpty()) {
      return Html.tag("div").holding(words(node));
    }
    List<Html> children = node.children().stream().map(child -> list(walk.node(child))).toList();
    Html.Tag details = Html.tag("details");
    return (node.depth() == 0 ? details.with("open", "open") : details)
        .holding(
            Html.tag("summary").holding(words(node)),
            Html.tag("div").style("margin:0 0 0 16px").holding(children));
  }

  private String words(Walk.Node node) {
    String place =
        node.depth() == 0
            ? "node 1, the root"
            : "node "
                + node.number()
                + ": "
                + coordinates.square(walk.n(), node.row(), node.column());
    String fate =
        switch (node.fate()) {
          case DEAD -> " ✕ dead";
          case SOLUTION -> " ★ solution";
          case INNER -> "";
        };
    return place + fate + refused(node);
  }

  private String refused(Walk.Node node) {
    return node.refused().isEmpty()
        ? ""
        : node.refused().stream()
            .map(Square::column)
            .map(coordinates::column)
            .collect(Collectors.joining(" ", " (refused ", ")"));
  }
}
