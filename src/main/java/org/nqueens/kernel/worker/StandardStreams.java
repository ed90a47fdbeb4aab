package org.nqueens.kernel.worker;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The standard streams that cells find. A cell may put others in their place. Those for output are
 * its own affair: a cell behind it that prints must not lose what it prints. A source of input
 * stays, so that one cell can set the scene for the next; but nobody is helped by none at all.
 *
 * @param out standard output
 * @param err standard error
 * @param in standard input
 */
record StandardStreams(PrintStream out, PrintStream err, CellInput in) {

  void install() {
    System.setOut(out);
    System.setErr(err);
    System.setIn(in);
  }

  /**
   * At the start of a cell: takes the place of what an earlier one has put there.
   *
   * @return the names of the streams that were others
   */
  List<String> restore() {
    List<String> others = new ArrayList<>();
    if (System.out != out) {
      others.add("System.out");
    }
    if (System.err != err) {
      others.add("System.err");
    }
    if (System.in == null) {
      others.add("System.in");
    }
    repair();
    System.setOut(out);
    System.setErr(err);
    in.forget();
    return others;
  }

  /** Within a cell: puts back what it has set to null. */
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
