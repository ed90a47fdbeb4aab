package org.nqueens.words;

import java.util.Arrays;
import java.util.Optional;

/**
 * How words stand out in a sentence; the bundles name it by {@link #word()}, and {@code render}
 * knows its colour.
 */
public enum Emphasis {
  /** As all others. */
  PLAIN(""),
  /** The search went there. */
  PATH("path"),
  /** It may not. */
  REFUSE("refuse"),
  /** It may, or is a solution. */
  GOOD("good"),
  /** Who attacks. */
  ATTACK("attack");

  private final String word;

  Emphasis(String word) {
    this.word = word;
  }

  /**
   * Its name in the bundles and in scripts.
   *
   * @return a word in small letters; empty for {@link #PLAIN}
   */
  public String word() {
    return word;
  }

  /**
   * Whether nothing stands out.
   *
   * @return true for {@link #PLAIN}
   */
  public boolean isPlain() {
    return this == PLAIN;
  }

  /**
   * The emphasis of a name.
   *
   * @param word a name, as in the bundles
   * @return the emphasis; empty if none has that name
   */
  public static Optional<Emphasis> of(String word) {
    return Arrays.stream(values()).filter(emphasis -> emphasis.word.equals(word)).findFirst();
  }
}
