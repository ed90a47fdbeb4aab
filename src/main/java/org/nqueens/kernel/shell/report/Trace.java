package org.nqueens.kernel.shell.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.origin.Names;
import org.nqueens.kernel.shell.origin.Origins;
import org.nqueens.kernel.shell.origin.Place;

/**
 * A stack trace in terms of cells: without the kernel's frames, with one frame for the JDK's
 * insides, repetitions counted, and the source of the first line that is the reader's.
 */
final class Trace {

  private static final int MOST = 12; // lines

  private final Origins origins;
  private final List<String> lines = new ArrayList<>();
  private boolean sourceShown;
  private String last = "";
  private int times;

  Trace(Origins origins) {
    this.origins = origins;
  }

  List<String> of(Trouble trouble) {
    List<StackTraceElement> frames = visible(trouble);
    for (int i = 0; i < frames.size() && lines.size() < MOST; i++) {
      boolean inside = i + 1 < frames.size() && isJdk(frames.get(i)) && isJdk(frames.get(i + 1));
      if (!inside) { // of several frames of the JDK, the one that the code called
        add(frames.get(i), trouble.omitted() > 0 && i == trouble.omittedAt());
      }
    }
    count();
    if (lines.size() >= MOST) {
      lines.add("  … and so on");
    }
    return lines;
  }

  private void add(StackTraceElement frame, boolean gap) {
    Optional<Place> place = origins.place(frame);
    String text = "  at " + place.map(p -> own(frame, p)).orElseGet(() -> foreign(frame));
    if (text.equals(last)) {
      times++;
      return;
    }
    count();
    if (gap) {
      lines.add("  …");
    }
    lines.add(text);
    last = text;
    place.filter(p -> !sourceShown).ifPresent(this::showSource);
  }

  private void showSource(Place place) {
    lines.add("      " + place.excerpt().text().strip());
    sourceShown = true;
  }

  private void count() {
    if (times > 1) { // once more is a bridge between generic methods
      lines.add("  … and again and again");
    }
    times = 0;
  }

  private static String own(StackTraceElement frame, Place place) {
    String method = Names.method(frame);
    return Ansi.place(place.name()) + (method.isEmpty() ? "" : ", in " + method);
  }

  private static String foreign(StackTraceElement frame) {
    String name = Names.readable(frame.getClassName()) + "." + frame.getMethodName();
    return frame.getLineNumber() > 0 && !frame.getFileName().isEmpty()
        ? name + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")"
        : name;
  }

  /** The frames down to the cell's own top level; below are those of the kernel. */
  private static List<StackTraceElement> visible(Trouble trouble) {
    List<StackTraceElement> visible = new ArrayList<>();
    for (StackTraceElement frame : trouble.frames()) {
      if (!isKernel(frame.getClassName()) && !isMadeByTheCompiler(frame, visible)) {
        visible.add(frame);
      }
      if (frame.getMethodName().equals("do_it$")) {
        break;
      }
    }
    return visible;
  }

  /** The valueOf of an enum, which has no line of its own. */
  private static boolean isMadeByTheCompiler(
      StackTraceElement frame, List<StackTraceElement> above) {
    return frame.getMethodName().equals("valueOf")
        && !above.isEmpty()
        && above.get(above.size() - 1).getClassName().equals("java.lang.Enum");
  }

  private static boolean isKernel(String type) {
    return type.startsWith("org.nqueens.kernel.")
        || type.startsWith(
            "java.lang.invoke.") // the woven stop check is bound, maybe on a full stack
        || type.startsWith("jdk.internal.reflect.")
        || type.startsWith("java.lang.reflect.");
  }

  private static boolean isJdk(StackTraceElement frame) {
    String type = frame.getClassName();
    return type.startsWith("java.") || type.startsWith("jdk.") || type.startsWith("sun.");
  }
}
