package org.nqueens.kernel.shell.process;

import org.nqueens.kernel.link.Trouble;

/** How the last piece of code ended in the worker. */
public sealed interface Ending {

  /** It ran to its end. */
  record Returned() implements Ending {}

  /**
   * It threw.
   *
   * @param trouble what it threw
   */
  record Threw(Trouble trouble) implements Ending {}

  /**
   * It called something that a snippet lacks.
   *
   * @param snippet JShell's number of the snippet
   * @param trouble what was thrown instead
   */
  record Lacked(int snippet, Trouble trouble) implements Ending {}

  /** It was stopped. */
  record Stopped() implements Ending {}

  /**
   * It took the worker with it.
   *
   * @param why how the worker ended, as a sentence for the reader
   */
  record Died(String why) implements Ending {}
}
