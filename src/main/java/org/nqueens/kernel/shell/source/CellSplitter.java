package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** Splits a cell into the pieces that JShell takes. */
public final class CellSplitter {

  private static final String NON_SEALED = "non-sealed";
  private static final int ENOUGH = 500; // characters, for most pieces and the beginning of a next

  private final SourceCodeAnalysis analysis;

  /**
   * A splitter.
   *
   * @param analysis JShell's, which says where a piece ends
   */
  public CellSplitter(SourceCodeAnalysis analysis) {
    this.analysis = analysis;
  }

  /**
   * The parts in order; only the last can be other than whole.
   *
   * @param code the code of a cell
   * @return its parts, possibly none
   */
  public List<Part> split(String code) {
    List<Part> parts = new ArrayList<>();
    String rest = code.stripLeading();
    while (!rest.isEmpty()) {
      Piece piece = first(rest);
      int offset = code.length() - rest.length();
      switch (piece.completeness()) {
        case EMPTY -> rest = "";
        case COMPLETE, COMPLETE_WITH_SEMI -> {
          parts.add(Part.of(piece.source(), offset, Part.State.WHOLE));
          rest = rest.substring(piece.end()).stripLeading();
        }
        case CONSIDERED_INCOMPLETE -> {
          parts.add(Part.of(piece.source(), offset, Part.State.HEAD));
          rest = "";
        }
        case DEFINITELY_INCOMPLETE -> {
          parts.add(Part.of(rest, offset, Part.State.OPEN));
          rest = "";
        }
        default -> {
          parts.add(Part.of(rest, offset, Part.State.WRONG));
          rest = "";
        }
      }
    }
    return parts;
  }

  /** The first piece of a code, with the index of its end. */
  private record Piece(Completeness completeness, String source, int end) {}

  /** JShell reads all it is given, piece after piece: of a long code it is given the beginning. */
  private Piece first(String code) {
    for (int length = ENOUGH; length < code.length(); length *= 2) {
      Piece piece = analyzed(code.substring(0, length));
      boolean certain = piece.completeness() == Completeness.COMPLETE;
      if (certain && isBegun(code.substring(piece.end(), length))) {
        return piece;
      }
    }
    return analyzed(code);
  }

  /**
   * Whether another piece begins, as no {@code else} of this one could: its first token is whole.
   */
  private static boolean isBegun(String rest) {
    return Lexer.tokens(rest).size() > 1;
  }

  private Piece analyzed(String code) {
    CompletionInfo info = analysis.analyzeCompletion(masked(code));
    boolean whole = info.completeness().isComplete();
    int end = code.length() - (whole ? info.remaining().length() : 0);
    return new Piece(info.completeness(), source(code, info, end), end);
  }

  /** JShell 17 takes the word {@code non-sealed} for a subtraction when it looks for an end. */
  private static String masked(String code) {
    return code.replace(NON_SEALED, " ".repeat(NON_SEALED.length()));
  }

  private static String source(String code, CompletionInfo info, int end) {
    if (!code.contains(NON_SEALED)) {
      return info.source();
    }
    boolean whole = info.completeness() == Completeness.COMPLETE;
    return code.substring(0, end) + (whole ? "" : ";");
  }
}
