package org.nqueens.kernel.magic;

/** One magic: what it is called and what it does. */
interface Magic {

  /** How it is called, for readers and for the table of magics. */
  Manual manual();

  /**
   * Does it; bad arguments and failures are answers too.
   *
   * @param call the arguments and where the output goes
   * @return how it ended
   */
  Answer run(Invocation call);
}
