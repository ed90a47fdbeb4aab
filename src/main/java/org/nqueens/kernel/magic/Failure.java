package org.nqueens.kernel.magic;

import java.util.List;
import org.nqueens.kernel.shell.Outcome;

/** How a magic says that something went wrong. */
final class Failure {

  /** The name of the error, where an exception would have its class. */
  static final String NAME = "MagicError";

  private static final String RED = "\u001b[31m";
  private static final String PLAIN = "\u001b[0m";

  private Failure() {}

  /**
   * A failure in one sentence.
   *
   * @param cell the number of the cell
   * @param line the line of the cell
   * @param call what the reader wrote there; its first line is shown
   * @param sentence what is wrong
   */
  static Outcome.Failed of(int cell, int line, String call, String sentence) {
    String first = call.lines().findFirst().orElse("");
    return new Outcome.Failed(
        NAME,
        sentence,
        List.of(
            RED + NAME + PLAIN + ": " + sentence,
            "cell [" + cell + "], line " + line,
            "    " + first));
  }
}
