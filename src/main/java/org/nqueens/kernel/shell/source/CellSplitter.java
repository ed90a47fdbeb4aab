package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Completeness;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** Splits a cell into the pieces that JShell takes. */
public final class CellSplitter {

  private static final String NON_SEALED = "non-sealed";

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
      CompletionInfo info = analysis.analyzeCompletion(masked(rest));
      int offset = code.length() - rest.length();
      switch (info.completeness()) {
        case EMPTY -> rest = "";
        case COMPLETE, COMPLETE_WITH_SEMI -> {
          parts.add(Part.of(source(rest, info), offset, Part.State.WHOLE));
          rest = remaining(rest, info);
        }
        case CONSIDERED_INCOMPLETE -> {
          parts.add(Part.of(source(rest, info), offset, Part.State.HEAD));
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

  /** JShell 17 takes the word {@code non-sealed} for a subtraction when it looks for an end. */
  private static String masked(String code) {
    return code.replace(NON_SEALED, " ".repeat(NON_SEALED.length()));
  }

  private static String remaining(String code, CompletionInfo info) {
    return code.substring(code.length() - info.remaining().length()).stripLeading();
  }

  private static String source(String code, CompletionInfo info) {
    if (!code.contains(NON_SEALED)) {
      return info.source();
    }
    int end = code.length() - (info.completeness().isComplete() ? info.remaining().length() : 0);
    boolean whole = info.completeness() == Completeness.COMPLETE;
    return code.substring(0, end) + (whole ? "" : ";");
  }
}
