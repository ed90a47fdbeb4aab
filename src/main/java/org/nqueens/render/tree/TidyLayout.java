package org.nqueens.render.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Places the nodes of a tree in tidy columns, in time proportional to their number, by the
 * algorithm of Buchheim, Jünger and Leipert (2002).
 *
 * <p>Nodes of a level are at least 1 apart, a parent stands over the middle of its children, equal
 * subtrees look equal, and a subtree and its mirror image are mirror images.
 */
final class TidyLayout {

  /** A node on its way to its place; names as in the paper. */
  private static final class Spot {
    final List<Spot> children = new ArrayList<>();
    final Optional<Spot> parent;
    final int number; // among its siblings, from 0
    double prelim; // the place relative to the parent, before the parent moves
    double modifier; // how far the children move with this node
    double shift;
    double change;
    Optional<Spot> thread = Optional.empty(); // the next node of the contour
    Spot ancestor = this;

    Spot(Optional<Spot> parent, int number) {
      this.parent = parent;
      this.number = number;
    }

    Optional<Spot> left() {
      return children.isEmpty() ? thread : Optional.of(children.get(0));
    }

    Optional<Spot> right() {
      return children.isEmpty() ? thread : Optional.of(children.get(children.size() - 1));
    }

    Optional<Spot> leftSibling() {
      return number == 0 ? Optional.empty() : parent.map(p -> p.children.get(number - 1));
    }
  }

  private TidyLayout() {}

  /**
   * The columns of the nodes.
   *
   * @param parents by node the number of its parent, smaller than its own; that of node 0, the
   *     root, does not count. Siblings stand in the order of their numbers.
   * @return by node its column, the smallest 0
   */
  static double[] columns(int[] parents) {
    List<Spot> spots = new ArrayList<>();
    for (int node = 0; node < parents.length; node++) {
      Optional<Spot> parent = node == 0 ? Optional.empty() : Optional.of(spots.get(parents[node]));
      Spot spot = new Spot(parent, parent.map(p -> p.children.size()).orElse(0));
      parent.ifPresent(p -> p.children.add(spot));
      spots.add(spot);
    }
    firstWalk(spots.get(0));
    return settled(spots, parents);
  }

  /** Adds up the modifiers from the root down; parents come before their children. */
  private static double[] settled(List<Spot> spots, int[] parents) {
    double[] columns = new double[spots.size()];
    double[] moved = new double[spots.size()]; // by node: the modifiers of all above it
    double least = Double.MAX_VALUE;
    for (int node = 0; node < columns.length; node++) {
      if (node > 0) {
        moved[node] = moved[parents[node]] + spots.get(parents[node]).modifier;
      }
      columns[node] = spots.get(node).prelim + moved[node];
      least = Math.min(least, columns[node]);
    }
    for (int node = 0; node < columns.length; node++) {
      columns[node] -= least;
    }
    return columns;
  }

  private static void firstWalk(Spot spot) {
    Spot defaultAncestor = spot;
    for (int i = 0; i < spot.children.size(); i++) {
      Spot child = spot.children.get(i);
      firstWalk(child);
      defaultAncestor = apportion(child, i == 0 ? child : defaultAncestor);
    }
    executeShifts(spot);
    double middle =
        spot.children.isEmpty()
            ? 0
            : (spot.children.get(0).prelim + spot.children.get(spot.children.size() - 1).prelim)
                / 2;
    if (spot.leftSibling().isPresent()) {
      spot.prelim = spot.leftSibling().get().prelim + 1;
      spot.modifier = spot.prelim - middle;
    } else {
      spot.prelim = middle;
    }
  }

  /** Moves a subtree to the right until its left contour clears the right contour before it. */
  private static Spot apportion(Spot spot, Spot defaultAncestor) {
    if (spot.leftSibling().isEmpty()) {
      return defaultAncestor;
    }
    Spot insideRight = spot;
    Spot outsideRight = spot;
    Spot insideLeft = spot.leftSibling().get();
    Spot outsideLeft = spot.parent.orElseThrow().children.get(0);
    double rightIn = spot.modifier;
    double rightOut = spot.modifier;
    double leftIn = insideLeft.modifier;
    double leftOut = outsideLeft.modifier;
    while (insideLeft.right().isPresent() && insideRight.left().isPresent()) {
      insideLeft = insideLeft.right().get();
      insideRight = insideRight.left().get();
      outsideLeft = outsideLeft.left().orElseThrow();
      outsideRight = outsideRight.right().orElseThrow();
      outsideRight.ancestor = spot;
      double overlap = insideLeft.prelim + leftIn - (insideRight.prelim + rightIn) + 1;
      if (overlap > 0) {
        moveSubtree(ancestor(insideLeft, spot, defaultAncestor), spot, overlap);
        rightIn += overlap;
        rightOut += overlap;
      }
      leftIn += insideLeft.modifier;
      rightIn += insideRight.modifier;
      leftOut += outsideLeft.modifier;
      rightOut += outsideRight.modifier;
    }
    if (insideLeft.right().isPresent() && outsideRight.right().isEmpty()) {
      outsideRight.thread = insideLeft.right();
      outsideRight.modifier += leftIn - rightOut;
    }
    if (insideRight.left().isPresent() && outsideLeft.left().isEmpty()) {
      outsideLeft.thread = insideRight.left();
      outsideLeft.modifier += rightIn - leftOut;
      return spot;
    }
    return defaultAncestor;
  }

  private static Spot ancestor(Spot insideLeft, Spot spot, Spot defaultAncestor) {
    boolean sibling = insideLeft.ancestor.parent.equals(spot.parent);
    return sibling ? insideLeft.ancestor : defaultAncestor;
  }

  private static void moveSubtree(Spot left, Spot right, double distance) {
    int between = right.number - left.number;
    right.change -= distance / between;
    right.shift += distance;
    left.change += distance / between;
    right.prelim += distance;
    right.modifier += distance;
  }

  private static void executeShifts(Spot spot) {
    double shift = 0;
    double change = 0;
    for (int i = spot.children.size() - 1; i >= 0; i--) {
      Spot child = spot.children.get(i);
      child.prelim += shift;
      child.modifier += shift;
      change += child.change;
      shift += child.shift + change;
    }
  }
}
