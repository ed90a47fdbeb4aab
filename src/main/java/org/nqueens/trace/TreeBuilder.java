package org.nqueens.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.board.Square;

/** Grows a search tree from the events of a trace. */
final class TreeBuilder {

  private final Deque<Sprout> path = new ArrayDeque<>(); // from where the search stands to the root
  private long nodes;

  /** A node that the search has not left yet. */
  private static final class Sprout {
    private final Step step;
    private final List<Square> rejected = new ArrayList<>();
    private final List<SearchTree.Node> children = new ArrayList<>();
    private boolean deadEnd;
    private boolean solution;

    Sprout(Step step) {
      this.step = step;
    }

    SearchTree.Node grown(int depth, long left) {
      boolean live = left < 0 || children.stream().anyMatch(child -> child.fate() != Fate.DEAD);
      Fate fate = solution ? Fate.SOLUTION : live ? Fate.LIVE : Fate.DEAD;
      return new SearchTree.Node(
          step.node(),
          step.parent(),
          depth,
          depth == 0 ? -1 : step.row(),
          step.column(),
          fate,
          deadEnd,
          step.index(),
          left,
          children.stream().mapToLong(child -> child.below() + 1).sum(),
          rejected,
          children);
    }
  }

  /** Builds the tree of a trace's events. */
  static SearchTree tree(Trace trace) {
    TreeBuilder builder = new TreeBuilder();
    boolean cut;
    try (Stream<Step> events = trace.events()) {
      cut = events.anyMatch(step -> !builder.grow(step));
    }
    boolean open = cut || !trace.isComplete();
    while (builder.path.size() > 1) {
      builder.leave(-1);
    }
    SearchTree.Node root = builder.path.pop().grown(0, open ? -1 : trace.size());
    return new SearchTree(trace.n(), trace.solver(), root, cut || trace.isTruncated());
  }

  /** Takes in one event; false: the tree is as large as it may be. */
  private boolean grow(Step step) {
    switch (step.kind()) {
      case START, PLACE -> {
        if (nodes == SearchTree.LARGEST) {
          return false;
        }
        nodes++;
        path.push(new Sprout(step));
      }
      case REJECT -> path.element().rejected.add(new Square(step.row(), step.column()));
      case DEAD_END -> path.element().deadEnd = true;
      case SOLUTION -> path.element().solution = true;
      case BACKTRACK -> leave(step.index());
    }
    return true;
  }

  private void leave(long event) {
    SearchTree.Node node = path.pop().grown(path.size(), event);
    path.element().children.add(node);
  }
}
