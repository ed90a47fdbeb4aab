package org.nqueens.solve;

/**
 * The six things that happen in a search. The nodes of a search are its {@code START} and its
 * {@code PLACE}s; each {@code PLACE} is undone by one {@code BACKTRACK}.
 */
public enum Kind {
  /** The search begins: the root, an empty placement. */
  START,
  /** A queen is placed: a node is entered. */
  PLACE,
  /** A candidate is found attacked: no node. */
  REJECT,
  /** All candidates of a node are used up and none was placed; the node is no solution. */
  DEAD_END,
  /** The placement is a solution. */
  SOLUTION,
  /** The last queen is taken away: a node is left for its parent. */
  BACKTRACK
}
