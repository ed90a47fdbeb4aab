package org.nqueens.render;

import java.util.Arrays;
import java.util.Optional;

/** How words stand out in a sentence; the bundles of words name it by {@link #word()}. */
enum Look {
  /** As all others. */
  PLAIN("", ""),
  /** The search went there. */
  PATH("path", Tokens.PATH),
  /** It may not. */
  REFUSE("refuse", Tokens.REFUSE),
  /** It may, or is a solution. */
  GOOD("good", Tokens.GOOD),
  /** Who attacks. */
  ATTACK("attack", Tokens.ATTACK_TEXT);

  private final String word;
  private final String colour;

  Look(String word, String colour) {
    this.word = word;
    this.colour = colour;
  }

  String word() {
    return word;
  }

  String colour() {
    return colour;
  }

  boolean isEmpty() {
    return this == PLAIN;
  }

  static Optional<Look> of(String word) {
    return Arrays.stream(values()).filter(look -> look.word.equals(word)).findFirst();
  }
}
