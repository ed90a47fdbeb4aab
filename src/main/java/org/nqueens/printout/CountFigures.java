package org.nqueens.printout;

import java.util.Locale;
import java.util.OptionalLong;

/** What a count or a search came to, ready to be written. */
record CountFigures(
    int n, String solver, long solutions, OptionalLong nodes, OptionalLong candidates, long nanos) {

  private static final String CLASSES = "fundamental"; // the counter that counts classes

  String json(boolean time) {
    return "{\"n\":"
        + n
        + ",\"solver\":\""
        + solver
        + "\",\"solutions\":"
        + solutions
        + ",\"nodes\":"
        + orNull(nodes)
        + ",\"candidates\":"
        + orNull(candidates)
        + (time ? ",\"millis\":" + millis() : "")
        + "}";
  }

  String sentence(boolean time) {
    String found = solutions == 1 ? " solution" : " solutions";
    return n
        + (n == 1 ? " queen has " : " queens have ")
        + solutions
        + (solver.equals(CLASSES) ? " fundamental" + found : found + ", by " + solver)
        + (nodes.isPresent() ? ": " + nodes.getAsLong() + " nodes" : "")
        + (candidates.isPresent() ? ", " + candidates.getAsLong() + " candidates" : "")
        + (time ? "; it took " + millis() + " ms" : "")
        + ".";
  }

  private String millis() {
    return String.format(Locale.ROOT, "%.3f", nanos / 1e6);
  }

  private static String orNull(OptionalLong figure) {
    return figure.isPresent() ? Long.toString(figure.getAsLong()) : "null";
  }
}
