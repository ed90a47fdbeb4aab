package org.nqueens.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.board.Square;

/**
 * The tree of a search: its nodes with their numbers, their fates and the candidates refused at
 * them.
 *
 * @param n the size of the board
 * @param solver the solver's name
 * @param root the empty placement
 * @param isTruncated whether nodes are missing because the recording or the tree was cut
 */
public record SearchTree(int n, String solver, Node root, boolean isTruncated) {

  /** The largest number of nodes in a tree; a larger search is cut there and says so. */
  public static final int LARGEST = 100_000;

  /**
   * One node.
   *
   * @param number its number in order of placement, the root 1
   * @param parent its parent's number, 0 for the root
   * @param depth how many queens stand, 0 for the root
   * @param row the row of the queen placed last, −1 for the root
   * @param column the column of that queen, −1 for the root
   * @param fate what became of it
   * @param isDeadEnd whether it is no solution and has no child
   * @param placed the number of the event that placed it
   * @param left the number of the event that left it, −1 if none was recorded
   * @param below how many nodes its subtree has beside itself, those not shown included
   * @param rejected the candidates refused at it, in order
   * @param children the nodes placed from it, in order
   */
  public record Node(
      long number,
      long parent,
      int depth,
      int row,
      int column,
      Fate fate,
      boolean isDeadEnd,
      long placed,
      long left,
      long below,
      List<Square> rejected,
      List<Node> children) {

    /** Copies the lists. */
    public Node {
      rejected = List.copyOf(rejected);
      children = List.copyOf(children);
    }

    /**
     * Whether the node is a solution.
     *
     * @return true for {@link Fate#SOLUTION}
     */
    public boolean isSolution() {
      return fate == Fate.SOLUTION;
    }

    /**
     * This node and all that are shown below it, in order of their numbers.
     *
     * @return the nodes of its subtree
     */
    public Stream<Node> nodes() {
      return Stream.concat(Stream.of(this), children.stream().flatMap(Node::nodes));
    }

    private Node toDepth(int deepest) {
      List<Node> kept =
          depth >= deepest
              ? List.of()
              : children.stream().map(child -> child.toDepth(deepest)).toList();
      return new Node(
          number, parent, depth, row, column, fate, isDeadEnd, placed, left, below, rejected, kept);
    }

    /** One line: number, square, fate. */
    @Override
    public String toString() {
      String square = depth == 0 ? "the empty board" : new Square(row, column).toString();
      String end = isDeadEnd ? "dead end" : fate.name().toLowerCase(Locale.ROOT);
      String hidden = children.isEmpty() && below > 0 ? ", " + below + " nodes below" : "";
      return number + " " + square + " " + end + hidden;
    }
  }

  /**
   * All nodes that are shown, in order of their numbers.
   *
   * @return the nodes, the root first
   */
  public List<Node> nodes() {
    return root.nodes().toList();
  }

  /**
   * The node of a number.
   *
   * @param number a node's number, 1 for the root
   * @return the node, or empty if it is not shown
   */
  public Optional<Node> node(long number) {
    return root.nodes().filter(node -> node.number() == number).findFirst();
  }

  /**
   * How many nodes the tree has, those not shown included.
   *
   * @return 1 or more
   */
  public long size() {
    return root.below() + 1;
  }

  /**
   * The top of this tree.
   *
   * @param depth how many queens its deepest nodes have, 0 or more
   * @return a tree without the nodes below; {@link Node#below} still counts them
   */
  public SearchTree toDepth(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("a depth of " + depth + " is less than 0");
    }
    return new SearchTree(n, solver, root.toDepth(depth), isTruncated);
  }

  /** The nodes as an indented list, one line each. */
  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    root.nodes().forEach(node -> lines.add("  ".repeat(node.depth()) + node));
    if (isTruncated) {
      lines.add("the search goes on; these are its first " + size() + " nodes");
    }
    return String.join("\n", lines);
  }
}
