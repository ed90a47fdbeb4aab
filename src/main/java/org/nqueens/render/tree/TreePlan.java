package org.nqueens.render.tree;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;

/**
 * Where each node of a search tree is drawn, in pixels from the top left: the root above, nodes of
 * a depth on one level.
 *
 * <p>Up to {@value #NUMBERED} nodes have room for their numbers; more stand closer together.
 */
public final class TreePlan {

  /** Up to so many nodes are drawn with their numbers and ticks. */
  public static final int NUMBERED = 60;

  /** Up to so many are drawn at all. */
  public static final int LARGEST = 400;

  private final List<Node> nodes;
  private final Map<Long, Integer> places = new HashMap<>(); // node number → index
  private final double[] columns;
  private final boolean numbered;
  private final double unit; // pixels between two columns
  private final double step; // pixels between two levels
  private final double radius;

  private TreePlan(List<Node> nodes) {
    this.nodes = nodes;
    nodes.forEach(node -> places.put(node.number(), places.size()));
    this.columns = TidyLayout.columns(nodes.stream().mapToInt(this::parentPlace).toArray());
    this.numbered = nodes.size() <= NUMBERED;
    this.unit = !numbered ? 13 : nodes.size() <= 20 ? 62 : 50;
    this.step = numbered ? 62 : 44;
    this.radius = numbered ? 13 : 4.5;
  }

  /**
   * The plan of a tree.
   *
   * @param tree the tree
   * @return the plan of all its nodes that are shown
   */
  public static TreePlan of(SearchTree tree) {
    return new TreePlan(tree.nodes());
  }

  /**
   * The nodes of the plan.
   *
   * @return the nodes in order of their numbers, the root first
   */
  public List<Node> nodes() {
    return nodes;
  }

  /**
   * The columns of the nodes, whatever is drawn.
   *
   * @return by node its column, the smallest 0; nodes of a level are at least 1 apart
   */
  public DoubleStream columns() {
    return Arrays.stream(columns);
  }

  /**
   * Whether the nodes have their numbers.
   *
   * @return true up to {@value #NUMBERED} nodes
   */
  public boolean isNumbered() {
    return numbered;
  }

  /**
   * The width of the drawing.
   *
   * @return pixels
   */
  public double width() {
    double last = 0;
    for (double column : columns) {
      last = Math.max(last, column);
    }
    return last * unit + unit + 12;
  }

  /**
   * The height of the drawing.
   *
   * @return pixels
   */
  public double height() {
    return nodes.stream().mapToInt(Node::depth).max().orElse(0) * step + 2 * radius + 44;
  }

  /**
   * The radius of a node.
   *
   * @return pixels
   */
  public double radius() {
    return radius;
  }

  /**
   * How far to the right a node's middle is.
   *
   * @param node a node of the plan
   * @return pixels
   */
  public double x(Node node) {
    return columns[places.get(node.number())] * unit + unit / 2 + 6;
  }

  /**
   * How far down a node's middle is.
   *
   * @param node a node of the plan
   * @return pixels
   */
  public double y(Node node) {
    return node.depth() * step + radius + 6;
  }

  /**
   * The node above another one.
   *
   * @param node a node of the plan other than the root
   * @return the node from which it was placed
   */
  public Node parent(Node node) {
    return nodes.get(parentPlace(node));
  }

  private int parentPlace(Node node) {
    return node.depth() == 0 ? -1 : places.get(node.parent());
  }
}
