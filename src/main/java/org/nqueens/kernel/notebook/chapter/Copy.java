package org.nqueens.kernel.notebook.chapter;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;

/** Which of the two copies of a chapter is made. */
enum Copy {
  /** For those who do the exercises. */
  LEARNER("// stub"),
  /** With the exercises done. */
  SOLVED("// solution");

  private static final List<String> MARKERS = List.of(LEARNER.marker(), SOLVED.marker());
  private static final String END = "// end";

  private final String marker;

  Copy(String marker) {
    this.marker = marker;
  }

  private String marker() {
    return marker;
  }

  /** The text that a piece has in this copy. */
  String of(Piece piece) {
    return piece.kind() == NotebookCell.Kind.CODE ? code(piece) : piece.source();
  }

  private String code(Piece piece) {
    List<String> kept = new ArrayList<>();
    String part = "";
    int line = piece.line();
    for (String text : piece.source().lines().toList()) {
      line++;
      String word = text.strip();
      if (MARKERS.contains(word)) {
        part = word;
      } else if (word.equals(END)) {
        part = end(part, line);
      } else if (part.isEmpty() || part.equals(marker)) {
        kept.add(text);
      }
    }
    if (!part.isEmpty()) {
      throw new NotebookException(
          "line " + piece.line() + ": in this cell '" + part + "' has no '" + END + "'.");
    }
    return String.join("\n", kept).stripTrailing();
  }

  private static String end(String part, int line) {
    if (part.isEmpty()) {
      throw new NotebookException("line " + line + ": '" + END + "' ends nothing.");
    }
    return "";
  }
}
