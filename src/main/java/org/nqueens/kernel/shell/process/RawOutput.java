package org.nqueens.kernel.shell.process;

import java.util.regex.Pattern;
import org.nqueens.kernel.link.Report;

/**
 * What is printed past the streams of the cells, by programs that inherit them from the worker or
 * by native code: shown with the cell that was begun last. What the JVM says of its own accord is
 * not: how it starts, what it would rather not see, how it crashes.
 */
final class RawOutput {

  /** What the worker prints first of all; the JVM's own words come before. */
  static final char BEGIN = '\f';

  private static final String CRASH = "# A fatal error has been detected by the Java Runtime";
  private static final String WARNING = "WARNING: ";
  private static final Pattern REMARK =
      Pattern.compile(
          "(?m)^WARNING: (A (terminally deprecated|restricted|native|Java agent|JVM TI agent)\\b.*"
              + "|.*\\b(has been called by|will be removed in a future release|is declared in)\\b.*"
              + "|Please consider reporting this to the maintainers.*|Use --enable-.*"
              + "|Restricted methods will be blocked.*(\\R(?=\\R))?|If a serviceability tool is in use.*)\\R?");

  private final Outputs outputs;
  private final long limit; // chars that one cell may show
  private boolean begun;
  private String held = ""; // the beginning of a line that may be the JVM's
  private boolean crashed;
  private int cell;
  private long shown; // chars, of the cell

  RawOutput(Outputs outputs, long limit) {
    this.outputs = outputs;
    this.limit = limit;
  }

  /** Some more text; by the one thread that reads it. */
  void accept(String text) {
    String rest = held + (begun ? text : afterBegin(text));
    int crash = rest.indexOf(CRASH);
    String own = crash < 0 ? rest : rest.substring(0, crash);
    held = lastLine(own);
    if (!crashed) {
      show(REMARK.matcher(own.substring(0, own.length() - held.length())).replaceAll(""));
    }
    crashed |= crash >= 0;
  }

  /** The end of a text, if more must be known of it: the JVM prints its lines in pieces. */
  private static String lastLine(String text) {
    String line = text.substring(text.stripTrailing().lastIndexOf('\n') + 1);
    boolean report = line.equals("#") || line.equals("#\n");
    boolean open = !line.isEmpty() && !line.endsWith("\n");
    return report || open && (line.startsWith(WARNING) || WARNING.startsWith(line)) ? line : "";
  }

  private String afterBegin(String text) {
    int begin = text.indexOf(BEGIN);
    begun = begin >= 0;
    return begun ? text.substring(begin + 1) : "";
  }

  private void show(String text) {
    int now = outputs.latest();
    shown = now == cell ? shown : 0;
    cell = now;
    if (text.isEmpty() || shown > limit) {
      return;
    }
    long left = limit - shown;
    shown += text.length();
    print(false, text.length() > left ? text.substring(0, (int) left) : text);
    if (shown > limit) {
      print(
          true,
          "\n[What is printed past the cell's streams is cut here: more than %,d characters.]\n"
              .formatted(limit));
    }
  }

  private void print(boolean error, String text) {
    outputs.deliver(new Report.Printed(cell, error, text));
  }
}
