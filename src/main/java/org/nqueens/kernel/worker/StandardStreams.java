package org.nqueens.kernel.worker;

import java.io.InputStream;
import java.io.PrintStream;

/**
 * The standard streams that cells find. A cell may put others in their place, for itself and those
 * that follow; but nobody is helped by none at all.
 *
 * @param out standard output
 * @param err standard error
 * @param in standard input
 */
record StandardStreams(PrintStream out, PrintStream err, InputStream in) {

  void install() {
    System.setOut(out);
    System.setErr(err);
    System.setIn(in);
  }

  /** Puts back what a cell has set to null. */
  void repair() {
    if (System.out == null) {
      System.setOut(out);
    }
    if (System.err == null) {
      System.setErr(err);
    }
    if (System.in == null) {
      System.setIn(in);
    }
  }
}
