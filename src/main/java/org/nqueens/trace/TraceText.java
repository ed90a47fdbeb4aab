package org.nqueens.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Locale;
import org.nqueens.solve.Kind;

/** A trace as lines of text. */
final class TraceText {

  private TraceText() {}

  static void write(Trace trace, Appendable out) throws IOException {
    int width = String.valueOf(trace.size() - 1).length();
    out.append(title(trace)).append('\n');
    for (Iterator<Step> steps = trace.events().iterator(); steps.hasNext(); ) {
      Step step = steps.next();
      String index = String.valueOf(step.index());
      out.append(" ".repeat(width - index.length())).append(index).append("  ");
      out.append(step.toString()).append('\n');
    }
    if (trace.note().isPresent()) {
      out.append(trace.note().get()).append('\n');
    }
  }

  /** What was recorded, in figures: the line above the events. */
  static String title(Trace trace) {
    return String.format(
        Locale.ROOT,
        "Trace of %s, n = %d: %s, %s, %s%s",
        trace.solver(),
        trace.n(),
        many(trace.size(), "event"),
        many(trace.nodes(), "node"),
        many(trace.count(Kind.SOLUTION), "solution"),
        trace.isTruncated() ? "; the search goes on" : "");
  }

  /** What is to be known about a trace that was cut: the line below the events. */
  static String note(Trace trace) {
    return String.format(
        Locale.ROOT,
        "These are the first %,d events; the search goes on beyond them.",
        trace.size());
  }

  private static String many(long count, String what) {
    return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
  }

  /** Something that writes. */
  @FunctionalInterface
  interface Writing {
    void to(Appendable out) throws IOException;
  }

  /** What is written, as a string. */
  static String text(Writing writing) {
    StringBuilder out = new StringBuilder();
    try {
      writing.to(out);
    } catch (IOException e) {
      throw new UncheckedIOException("a StringBuilder refused text", e);
    }
    return out.toString();
  }
}
