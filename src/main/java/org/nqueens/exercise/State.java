package org.nqueens.exercise;

/** How far an exercise is. Each state has a word and a shape, so that colour never carries it. */
public enum State {
  /** The reader's code is still the {@code todo()} of the empty exercise. */
  NOT_STARTED("Not started", "○"),
  /** Something is wrong, and the smallest input that shows it is known. */
  KEEP_GOING("Keep going", "◔"),
  /** Right on the usual inputs, wrong at an edge that the sentence names. */
  ALMOST("Almost", "◕"),
  /** Every step of the check passed. */
  CORRECT("Correct", "✔");

  private final String word;
  private final String shape;

  State(String word, String shape) {
    this.word = word;
    this.shape = shape;
  }

  /**
   * The state in words, as a reader sees it.
   *
   * @return for instance {@code Keep going}
   */
  public String word() {
    return word;
  }

  /**
   * One character that differs in shape from that of every other state.
   *
   * @return for instance {@code ◔}
   */
  public String shape() {
    return shape;
  }
}
