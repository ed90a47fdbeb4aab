package org.nqueens.kernel.shell.process;

/** The worker has ended; the message says why, as a sentence for the reader. */
final class WorkerGone extends Exception {

  private static final long serialVersionUID = 1L;

  WorkerGone(String why) {
    super(why, null, false, false);
  }
}
