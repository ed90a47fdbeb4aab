package org.nqueens.kernel.magic;

import java.util.List;
import org.nqueens.kernel.shell.Outcome;

/** How a magic says that something went wrong. */
final class Failure {

  /** The name of the error, where an exception would have its class. */
  static final String NAME = "MagicError";

  // The colours of the interpreter's own reports: readable on dark and on light.
  private static final String WRONG = "\u001b[1;31m";
  private static final String PLACE = "\u001b[36m";
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
            WRONG + NAME + PLAIN + ": " + sentence,
            "  at " + PLACE + "cell [" + cell + "], line " + line + PLAIN,
            "      " + first));
  }

  /** A cell that was stopped while a magic ran or waited. */
  static Outcome.Failed interrupted() {
    String sentence = "The cell was interrupted.";
    return new Outcome.Failed(
        "Interrupted", sentence, List.of(WRONG + "Interrupted" + PLAIN + ": " + sentence));
  }
}
