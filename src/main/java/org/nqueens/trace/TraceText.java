package org.nqueens.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;

/** A trace as lines of text. */
final class TraceText {

  private TraceText() {}

  static void write(Trace trace, Appendable out) throws IOException {
    int width = String.valueOf(trace.size() - 1).length();
    out.append(trace.toString()).append('\n');
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
