package org.nqueens;

/** Numbers with their nouns. */
final class Wording {

  private Wording() {}

  static String solutions(long count) {
    return count == 0
        ? "No solutions"
        : count == 1 ? "1 solution" : "%,d solutions".formatted(count);
  }
}
