package org.nqueens.render;

import java.util.Locale;

/** Numbers in sentences. */
final class Amount {

  private Amount() {}

  /** "1 node", "17 nodes", "2,057 nodes". */
  static String of(long count, String noun) {
    return number(count) + " " + noun + (count == 1 ? "" : "s");
  }

  /** With a comma between thousands, whatever the machine's language. */
  static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
