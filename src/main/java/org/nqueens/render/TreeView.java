package org.nqueens.render;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.board.Square;
import org.nqueens.render.tree.TreePlan;
import org.nqueens.trace.Fate;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

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
  private final Words words;

  private TreeView(SearchTree tree, Coordinates coordinates, Words words) {
    this.words = words;
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
    return new TreeView(tree, Coordinates.ZERO_BASED, Words.english());
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
    return new TreeView(tree, others, words);
  }

  @Override
  public TreeView in(Words others) {
    return new TreeView(tree, coordinates, others);
  }

  @Override
  public String text() {
    if (isLarge()) {
      return ProfileView.of(tree).in(words).text();
    }
    List<String> lines = new ArrayList<>();
    branch(tree.root(), "", "", lines);
    String tree = lines.stream().limit(LINES).collect(Collectors.joining("\n"));
    return sentence() + "\n\n" + tree;
  }

  @Override
  public String html() {
    if (isLarge()) {
      return ProfileView.of(tree).in(words).html();
    }
    return Card.figure(
            words,
            Html.text(sentence()),
            picture(),
            Card.note(legend()),
            Card.folded(words.say("tree.as-list"), list(tree.root())))
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
              + TreePlan.LARGEST
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
    return tree.nodes().size() > TreePlan.LARGEST;
  }

  private Html picture() {
    TreeSvg drawing = new TreeSvg(tree, coordinates);
    byte[] svg = drawing.svg(sentence()).toString().getBytes(StandardCharsets.UTF_8);
    return Html.tag("img")
        .with("alt", words.say("tree.drawing", sentence()))
        .with("width", Math.round(drawing.width()))
        .style("display:block;max-width:100%;height:auto;margin:0")
        .with("src", "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(svg))
        .holding();
  }

  private String legend() {
    boolean numbered = tree.nodes().size() <= TreePlan.NUMBERED;
    return words.say(numbered ? "tree.legend-numbered" : "tree.legend");
  }

  private String sentence() {
    List<Node> nodes = tree.nodes();
    long refused = nodes.stream().mapToLong(node -> node.rejected().size()).sum();
    String shown = nodes.size() < tree.size() ? words.say("tree.first-levels", nodes.size()) : "";
    return words.say(
        "tree.summary",
        tree.solver(),
        tree.n(),
        shown,
        words.counted("node", tree.size()),
        words.counted("dead-end", nodes.stream().filter(Node::isDeadEnd).count()),
        words.counted("solution", nodes.stream().filter(Node::isSolution).count()),
        refused > 0 ? Message.counted("tree.refused", refused) : "",
        Message.of(tree.isTruncated() ? "tree.goes-on" : "board.stop"));
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
            ? words.say("tree.root")
            : words.say(
                "tree.node",
                node.number(),
                coordinates.square(tree.n(), node.row(), node.column(), words));
    String hidden =
        node.children().isEmpty() && node.below() > 0
            ? words.say("tree.below", words.counted("node", node.below()))
            : "";
    return place + fate(node) + hidden + refused(node);
  }

  private String fate(Node node) {
    if (node.isSolution()) {
      return words.say("tree.solution");
    } else if (node.isDeadEnd()) {
      return words.say("tree.dead-end");
    }
    return node.fate() == Fate.DEAD ? words.say("tree.dead") : "";
  }

  private String refused(Node node) {
    if (node.rejected().isEmpty()) {
      return "";
    }
    return words.say(
        "tree.refused-columns",
        node.rejected().stream()
            .map(Square::column)
            .map(coordinates::column)
            .collect(Collectors.joining(" ")));
  }
}
