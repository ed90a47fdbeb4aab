package org.nqueens.solve;

/** How much of a search a listener wants to hear; each level includes the ones before it. */
public enum Level {
  /** Only whether there is a solution: {@link SearchListener#solution()} alone is called. */
  OFF,
  /** The placements on the way to solutions, and those alone. */
  SOLUTIONS,
  /** Every node: placements, dead ends, backtracks. */
  NODES,
  /** Every candidate too, refused ones included: most of what happens. */
  TESTS
}
