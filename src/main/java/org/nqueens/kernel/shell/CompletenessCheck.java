package org.nqueens.kernel.shell;

import java.util.List;
import jdk.jshell.JShell;

/** Whether a cell could run as it stands, and how far the next line is to be indented. */
final class CompletenessCheck {

  private static final int STEP = 4; // spaces

  private final CellSplitter splitter;

  CompletenessCheck(JShell jshell) {
    this.splitter = new CellSplitter(jshell.sourceCodeAnalysis());
  }

  Completeness of(String code) {
    List<Part> parts = splitter.split(code);
    Part.State state = parts.isEmpty() ? Part.State.WHOLE : parts.get(parts.size() - 1).state();
    return switch (state) {
      case WHOLE -> new Completeness(Completeness.State.COMPLETE, "");
      case OPEN -> new Completeness(Completeness.State.INCOMPLETE, indent(code));
      case WRONG -> new Completeness(Completeness.State.INVALID, "");
    };
  }

  private static String indent(String code) {
    int depth = 0;
    for (char c : code.toCharArray()) {
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
    }
    return " ".repeat(STEP * Math.max(0, depth));
  }
}
