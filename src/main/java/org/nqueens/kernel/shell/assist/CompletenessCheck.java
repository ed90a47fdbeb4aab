package org.nqueens.kernel.shell.assist;

import java.util.List;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.source.Brackets;
import org.nqueens.kernel.shell.source.CellSplitter;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.LooseEnd;
import org.nqueens.kernel.shell.source.Part;
import org.nqueens.kernel.shell.source.Token;

/** Whether a cell could run as it stands, and how far the next line is to be indented. */
public final class CompletenessCheck {

  private static final int STEP = 4; // spaces

  private final CellSplitter splitter;

  /**
   * A check of cells.
   *
   * @param splitter takes the cell apart
   */
  public CompletenessCheck(CellSplitter splitter) {
    this.splitter = splitter;
  }

  /**
   * Whether a cell could run as it stands.
   *
   * @param code the whole cell
   * @return complete, incomplete (with the indent of the next line) or invalid
   */
  public Completeness of(String code) {
    List<Part> parts = splitter.split(code);
    Part.State state = parts.isEmpty() ? Part.State.WHOLE : parts.get(parts.size() - 1).state();
    List<Token> tokens = Lexer.tokens(code);
    int depth = Brackets.depth(tokens);
    return switch (state) {
      case HEAD -> incomplete(depth + 1);
      case OPEN -> incomplete(depth + (LooseEnd.isHead(tokens) ? 1 : 0));
      case WHOLE ->
          LooseEnd.at(tokens)
              ? incomplete(depth)
              : new Completeness(Completeness.State.COMPLETE, "");
      case WRONG ->
          LooseEnd.at(tokens) && Brackets.stray(tokens).isEmpty()
              ? incomplete(depth)
              : new Completeness(Completeness.State.INVALID, "");
    };
  }

  private static Completeness incomplete(int depth) {
    return new Completeness(Completeness.State.INCOMPLETE, " ".repeat(STEP * depth));
  }
}
