package org.nqueens.kernel.shell;

import org.nqueens.kernel.link.Trouble;

/** How the last piece of code ended in the worker. */
sealed interface Ending {

  /** It ran to its end. */
  record Returned() implements Ending {}

  /** It threw. */
  record Threw(Trouble trouble) implements Ending {}

  /** It called something that a snippet lacks. */
  record Lacked(int snippet, Trouble trouble) implements Ending {}

  /** It was stopped. */
  record Stopped() implements Ending {}

  /** It took the worker with it. */
  record Died(String why) implements Ending {}
}
