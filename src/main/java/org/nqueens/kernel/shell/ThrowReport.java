package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.link.Trouble;

/** Tells the reader what was thrown and where, in terms of their cells. */
final class ThrowReport {

  private static final int MOST_FRAMES = 12;

  private final Origins origins;
  private final List<String> lines = new ArrayList<>();

  private ThrowReport(Origins origins) {
    this.origins = origins;
  }

  static Outcome.Failed of(Trouble trouble, Origins origins) {
    ThrowReport report = new ThrowReport(origins);
    report.tell("", trouble);
    if (trouble.type().equals("java.lang.StackOverflowError")) {
      report.lines.add(
          Ansi.hint(
              "The method calls itself too deeply: is there a base case, and is it reached?"));
    }
    return new Outcome.Failed(
        Names.readable(trouble.type()), Names.readable(trouble.message().orElse("")), report.lines);
  }

  private void tell(String before, Trouble trouble) {
    String name = Names.readable(trouble.type());
    String message = trouble.message().map(text -> ": " + Names.readable(text)).orElse("");
    lines.add(before + Ansi.wrong(name) + message);
    frames(trouble);
    trouble.suppressed().forEach(one -> tell("also thrown, and suppressed: ", one));
    trouble.cause().ifPresent(cause -> tell("caused by: ", cause));
  }

  private void frames(Trouble trouble) {
    int shown = 0;
    boolean source = false;
    for (StackTraceElement frame : visible(trouble.frames())) {
      if (shown++ == MOST_FRAMES) {
        lines.add("    … (a deep stack: the rest is left out)");
        return;
      }
      Optional<Place> place = origins.place(frame);
      lines.add("  at " + place.map(p -> own(frame, p)).orElseGet(() -> foreign(frame)));
      if (place.isPresent() && !source) {
        lines.add("      " + place.get().text().strip());
        source = true;
      }
    }
  }

  private static String own(StackTraceElement frame, Place place) {
    String method = Names.method(frame);
    return Ansi.place(place.name()) + (method.isEmpty() ? "" : ", in " + method);
  }

  private static String foreign(StackTraceElement frame) {
    return frame.getClassName()
        + "."
        + frame.getMethodName()
        + (frame.getLineNumber() > 0
            ? " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")"
            : "");
  }

  /** The frames down to the cell's own code; below are those of the kernel. */
  private static List<StackTraceElement> visible(List<StackTraceElement> frames) {
    List<StackTraceElement> visible = new ArrayList<>();
    for (StackTraceElement frame : frames) {
      if (frame.getClassName().startsWith("org.nqueens.kernel.")
          || frame.getClassName().startsWith("jdk.internal.reflect.")
          || frame.getClassName().startsWith("java.lang.reflect.")) {
        continue;
      }
      visible.add(frame);
      if (frame.getMethodName().equals("do_it$")) {
        break;
      }
    }
    return visible;
  }
}
