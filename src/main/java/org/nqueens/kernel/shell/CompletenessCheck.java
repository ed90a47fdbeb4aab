package org.nqueens.kernel.shell;

import java.util.List;

/** Whether a cell could run as it stands, and how far the next line is to be indented. */
final class CompletenessCheck {

  private static final int STEP = 4; // spaces

  private final CellSplitter splitter;

  CompletenessCheck(Knowledge knowledge) {
    this.splitter = knowledge.splitter;
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
    int depth = Brackets.depth(Lexer.tokens(code));
    return " ".repeat(STEP * depth);
  }
}
