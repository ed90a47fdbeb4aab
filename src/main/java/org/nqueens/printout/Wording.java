package org.nqueens.printout;

import java.util.Locale;

/** Numbers with their nouns. */
final class Wording {

  private Wording() {}

  static String solutions(long count) {
    return count == 0
        ? "No solutions"
        : count == 1 ? "1 solution" : String.format(Locale.ROOT, "%,d solutions", count);
  }
}
