package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.board.Square;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;

/**
 * The first events of a trace and the nodes they visit: what the views of a search are drawn from.
 *
 * @param n the size of the board
 * @param solver the solver's name
 * @param steps the events, in order; event k has index k
 * @param nodes the nodes in order of placement; node number k stands at index k − 1
 * @param left how many events of the search are left out, −1 if nobody knows
 */
record Walk(int n, String solver, List<Step> steps, List<Node> nodes, long left) {

  /** What became of a node. */
  enum Fate {
    /** Neither solution nor dead end; it has children or is not finished. */
    INNER,
    DEAD,
    SOLUTION
  }

  /**
   * A node of the search tree.
   *
   * @param number in order of placement, the root 1
   * @param parent the parent's number, 0 for the root
   * @param row the row of its last queen, −1 for the root
   * @param column the column of its last queen, −1 for the root
   * @param depth the number of its queens
   * @param children the numbers of its children
   * @param refused the squares it tried in vain
   * @param fate what became of it
   */
  record Node(
      int number,
      int parent,
      int row,
      int column,
      int depth,
      List<Integer> children,
      List<Square> refused,
      Fate fate) {

    Node as(Fate other) {
      return new Node(number, parent, row, column, depth, children, refused, other);
    }
  }

  /** The first events of a trace, at most so many. */
  static Walk of(Trace trace, int limit) {
    List<Step> steps = trace.events().limit(limit).toList();
    long left = trace.isTruncated() ? -1 : trace.size() - steps.size();
    return new Walk(trace.n(), trace.solver(), steps, nodes(steps), left);
  }

  Node node(long number) {
    return nodes.get((int) number - 1);
  }

  long count(Fate fate) {
    return nodes.stream().filter(node -> node.fate() == fate).count();
  }

  int depth() {
    return nodes.stream().mapToInt(Node::depth).max().orElse(0);
  }

  /** By node its column in a tidy drawing. */
  double[] columns() {
    return TidyLayout.columns(
        IntStream.range(0, nodes.size()).map(i -> nodes.get(i).parent() - 1).toArray());
  }

  private static List<Node> nodes(List<Step> steps) {
    List<Node> nodes = new ArrayList<>();
    for (Step step : steps) {
      int number = (int) step.node();
      switch (step.kind()) {
        case START ->
            nodes.add(new Node(1, 0, -1, -1, 0, new ArrayList<>(), new ArrayList<>(), Fate.INNER));
        case PLACE -> nodes.add(child(nodes, step));
        case REJECT -> nodes.get(number - 1).refused().add(new Square(step.row(), step.column()));
        case DEAD_END -> nodes.set(number - 1, nodes.get(number - 1).as(Fate.DEAD));
        case SOLUTION -> nodes.set(number - 1, nodes.get(number - 1).as(Fate.SOLUTION));
        case BACKTRACK -> {} // the nodes stay
      }
    }
    return nodes;
  }

  private static Node child(List<Node> nodes, Step step) {
    int number = (int) step.node();
    Node parent = nodes.get((int) step.parent() - 1);
    parent.children().add(number);
    return new Node(
        number,
        parent.number(),
        step.row(),
        step.column(),
        parent.depth() + 1,
        new ArrayList<>(),
        new ArrayList<>(),
        Fate.INNER);
  }
}
