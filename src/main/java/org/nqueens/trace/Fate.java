package org.nqueens.trace;

/** What became of a node of a search tree. */
public enum Fate {
  /** The node is a solution. */
  SOLUTION,
  /** A solution lies below the node, or the recording ended before the search left it. */
  LIVE,
  /** The search left the node without having found a solution at or below it. */
  DEAD
}
