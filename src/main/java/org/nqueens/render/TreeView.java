package org.nqueens.render;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Square;
import org.nqueens.trace.Fate;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;
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

  /** Lines of the tree in letters. */
  private static final int LINES = 400;

  private final SearchTree tree;
  private final Coordinates coordinates;

  private TreeView(SearchTree tree, Coordinates coordinates) {
    this.tree = tree;
    this.coordinates = coordinates;
  }

  /**
   * The view of a tree, or of its top if it was cut by {@link SearchTree#toDepth}.
   *
   * @param tree the tree of a search
   * @return the view, counted from 0
   */
  public static TreeView of(SearchTree tree) {
    return new TreeView(tree, Coordinates.ZERO_BASED);
  }

  /**
   * The tree of a recorded search.
   *
   * @param trace the search
   * @return the view, counted from 0
   */
  public static TreeView of(Trace trace) {
    return of(trace.tree());
  }

  /**
   * The same tree with other labels.
   *
   * @param others how to label columns
   * @return a new view
   */
  public TreeView labelled(Coordinates others) {
    return new TreeView(tree, others);
  }

  @Override
  public String text() {
    if (isLarge()) {
      return ProfileView.of(tree).text();
    }
    List<String> lines = new ArrayList<>();
    branch(tree.root(), "", "", lines);
    String tree = lines.stream().limit(LINES).collect(Collectors.joining("\n"));
    return sentence() + "\n\n" + tree;
  }

  @Override
  public String html() {
    if (isLarge()) {
      return ProfileView.of(tree).html();
    }
    return Card.figure(
            Html.text(sentence()),
            picture(),
            Card.note(legend()),
            Card.folded("The tree as a list", list(tree.root())))
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
          tree.nodes().size()
              + " nodes are too many to draw, the most is "
              + TreeSvg.LARGEST
              + ": cut the tree with toDepth, or take a smaller n");
    }
    return new TreeSvg(tree, coordinates).svg(sentence()).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private boolean isLarge() {
    return tree.nodes().size() > TreeSvg.LARGEST;
  }

  private Html picture() {
    TreeSvg drawing = new TreeSvg(tree, coordinates);
    byte[] svg = drawing.svg(sentence()).toString().getBytes(StandardCharsets.UTF_8);
    return Html.tag("img")
        .with("alt", "Drawing of the tree: " + sentence())
        .with("width", Math.round(drawing.width()))
        .style("display:block;max-width:100%;height:auto;margin:0")
        .with("src", "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg))
        .holding();
  }

  private String legend() {
    boolean numbered = tree.nodes().size() <= TreeSvg.NUMBERED;
    return (numbered
            ? "The number beside a line is the column taken; each small ✕ on a tick is a"
                + " candidate refused. "
            : "")
        + (numbered ? "Dashed" : "Small")
        + ": dead, no solution at or below the node; ✕ dead end; ★ solution.";
  }

  private String sentence() {
    List<Node> nodes = tree.nodes();
    long refused = nodes.stream().mapToLong(node -> node.rejected().size()).sum();
    String shown =
        nodes.size() < tree.size()
            ? "the first levels, " + Amount.number(nodes.size()) + " of "
            : "";
    return "Search tree of "
        + tree.solver()
        + " for n = "
        + tree.n()
        + ": "
        + shown
        + Amount.of(tree.size(), "node")
        + ", "
        + Amount.of(nodes.stream().filter(Node::isDeadEnd).count(), "dead end")
        + ", "
        + Amount.of(nodes.stream().filter(Node::isSolution).count(), "solution")
        + (refused > 0 ? "; " + Amount.of(refused, "candidate") + " refused" : "")
        + (tree.isTruncated() ? "; the search goes on after what is shown." : ".");
  }

  private void branch(Node node, String lead, String below, List<String> lines) {
    lines.add(lead + words(node));
    for (int i = 0; i < node.children().size(); i++) {
      boolean last = i == node.children().size() - 1;
      branch(
          node.children().get(i),
          below + (last ? "└─ " : "├─ "),
          below + (last ? "   " : "│  "),
          lines);
    }
  }

  /** Nodes with children open and close; style sheets of the page give them their triangle. */
  private Html list(Node node) {
    if (node.children().isEmpty()) {
      return Html.tag("div").holding(words(node));
    }
    List<Html> children = node.children().stream().map(this::list).toList();
    Html.Tag details = Html.tag("details");
    return (node.depth() == 0 ? details.with("open", "open") : details)
        .holding(
            Html.tag("summary").holding(words(node)),
            Html.tag("div").style("margin:0 0 0 16px").holding(children));
  }

  private String words(Node node) {
    String place =
        node.depth() == 0
            ? "node 1, the root"
            : "node "
                + node.number()
                + ": "
                + coordinates.square(tree.n(), node.row(), node.column());
    String hidden =
        node.children().isEmpty() && node.below() > 0
            ? ", " + Amount.of(node.below(), "node") + " below"
            : "";
    return place + fate(node) + hidden + refused(node);
  }

  private static String fate(Node node) {
    if (node.isSolution()) {
      return " ★ solution";
    } else if (node.isDeadEnd()) {
      return " ✕ dead end";
    }
    return node.fate() == Fate.DEAD ? ", dead" : "";
  }

  private String refused(Node node) {
    return node.rejected().isEmpty()
        ? ""
        : node.rejected().stream()
            .map(Square::column)
            .map(coordinates::column)
            .collect(Collectors.joining(" ", " (refused ", ")"));
  }
}
