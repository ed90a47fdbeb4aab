package org.nqueens.solve;

/**
 * What there is to say about a solver.
 *
 * @param name one word, as {@link Solver#of} and the command line take it
 * @param summary what it does, one sentence
 * @param growth its order of growth: of the tree, and of the work at a node
 * @param source where the idea comes from
 * @param largest the largest n it takes
 * @param tests whether it tries squares one by one, so that candidates can be counted
 */
public record About(
    String name, String summary, String growth, String source, int largest, boolean tests) {

  /** A solver about which nothing is known. */
  static final About YOURS =
      new About("yours", "A solver of your own.", "unknown", "you", Packed.LARGEST, true);

  /**
   * Refuses a size that the solver does not take.
   *
   * @param n the size of a board
   * @throws IllegalArgumentException if n is negative or too large, naming the legal range
   */
  public void check(int n) {
    if (n < 0 || n > largest) {
      throw new IllegalArgumentException(
          "n = "
              + n
              + " is not between 0 and "
              + largest
              + ", which the solver "
              + name
              + " takes");
    }
  }

  About named(String other) {
    return new About(other, summary, growth, source, largest, tests);
  }

  @Override
  public String toString() {
    return name + ": " + summary;
  }
}
