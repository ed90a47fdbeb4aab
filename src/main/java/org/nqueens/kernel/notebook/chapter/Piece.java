package org.nqueens.kernel.notebook.chapter;

import java.util.List;
import org.nqueens.kernel.notebook.NotebookCell;

/**
 * One cell of a chapter's source.
 *
 * @param kind code or Markdown
 * @param id its id, unique in the chapter; empty while it has none
 * @param tags its tags, possibly none
 * @param source its text; a code cell's still has the marker lines of both copies
 * @param line the line of the chapter on which it begins, 1 for the first
 */
public record Piece(NotebookCell.Kind kind, String id, List<String> tags, String source, int line) {

  /** Copies the tags. */
  public Piece {
    tags = List.copyOf(tags);
  }

  Piece named(String newId) {
    return new Piece(kind, newId, tags, source, line);
  }
}
