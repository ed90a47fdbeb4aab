package org.nqueens.solve;

/** The search with an explicit stack: one loop that goes forward and back. */
final class Stack extends MachineRung {

  Stack() {
    super(
        new About(
            "stack",
            "One loop with the stack in an array; the sets of the rung sets.",
            "the nodes of scan; no recursion, and in Java slower than recursion",
            "Dijkstra's single loop that generates the next element (S4), carried out",
            Packed.LARGEST,
            true));
  }
}
