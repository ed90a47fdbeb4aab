package org.nqueens.kernel.notebook.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.nqueens.kernel.notebook.NotebookCell;

/**
 * Finds the cells that give a question's answer away: the code between a text tagged {@code
 * predict} and the next text. Cells that ask the reader for something are none of them.
 */
final class Reveals {

  private static final String QUESTION = "predict";
  private static final Set<String> ASKS = Set.of("exercise", "quiz", "guess");

  private Reveals() {}

  /** The pieces in their order, those alone that give an answer away. */
  static List<Piece> among(List<Piece> pieces) {
    List<Piece> reveals = new ArrayList<>();
    boolean asked = false;
    for (Piece piece : pieces) {
      if (piece.kind() == NotebookCell.Kind.MARKDOWN) {
        asked = piece.tags().contains(QUESTION);
      } else if (asked && piece.tags().stream().noneMatch(ASKS::contains)) {
        reveals.add(piece);
      }
    }
    return reveals;
  }
}
