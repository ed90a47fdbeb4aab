package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;

/** Splits a cell into the pieces that JShell takes. */
final class CellSplitter {

  private final SourceCodeAnalysis analysis;

  CellSplitter(SourceCodeAnalysis analysis) {
    this.analysis = analysis;
  }

  /** The parts in order; only the last can be other than whole. */
  List<Part> split(String code) {
    List<Part> parts = new ArrayList<>();
    String rest = code.stripLeading();
    while (!rest.isEmpty()) {
      CompletionInfo info = analysis.analyzeCompletion(rest);
      int offset = code.length() - rest.length();
      switch (info.completeness()) {
        case EMPTY -> rest = "";
        case COMPLETE, COMPLETE_WITH_SEMI, CONSIDERED_INCOMPLETE -> {
          parts.add(Part.of(info.source(), offset, Part.State.WHOLE));
          rest = info.completeness().isComplete() ? info.remaining().stripLeading() : "";
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
}
