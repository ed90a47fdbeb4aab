package org.nqueens.exercise;

import org.nqueens.render.Tokens;
import org.nqueens.words.Words;

/** How far an exercise is. Each state has a word and a shape, so that colour never carries it. */
public enum State {
  /** The reader's code is still the {@code todo()} of the empty exercise. */
  NOT_STARTED("not-started", "○"),
  /** Something is wrong, and the smallest input that shows it is known. */
  KEEP_GOING("keep-going", "◔"),
  /** Right on the usual inputs, wrong at an edge that the sentence names. */
  ALMOST("almost", "◕"),
  /** Every step of the check passed. */
  CORRECT("correct", "✔");

  private final String key;
  private final String shape;

  State(String key, String shape) {
    this.key = key;
    this.shape = shape;
  }

  /**
   * The state in words, as a reader sees it.
   *
   * @return for instance {@code Keep going}
   */
  public String word() {
    return word(Words.english());
  }

  /**
   * The state in a reader's words.
   *
   * @param words the language
   * @return for instance {@code Keep going}
   */
  public String word(Words words) {
    return words.say("frame.state." + key);
  }

  /**
   * One character that differs in shape from that of every other state.
   *
   * @return for instance {@code ◔}
   */
  public String shape() {
    return shape;
  }

  /** The colour that goes with it; its word and shape say the same. */
  String colour() {
    return switch (this) {
      case NOT_STARTED -> Tokens.MUTED;
      case KEEP_GOING -> Tokens.REFUSE;
      case ALMOST -> Tokens.PATH;
      case CORRECT -> Tokens.GOOD;
    };
  }
}
