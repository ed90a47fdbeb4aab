package org.nqueens.kernel.notebook;

import java.util.List;

/**
 * A cell that ended in an error which its tags do not announce.
 *
 * @param number 1 for the first code cell of the notebook
 * @param cell the cell, with the outputs of its run
 * @param name the exception's class, or a word of the kernel's
 * @param message what happened, in one sentence
 * @param report what the reader sees, line by line, with ANSI colours
 */
public record CellFailure(
    int number, NotebookCell cell, String name, String message, List<String> report) {

  /** Copies the report. */
  public CellFailure {
    report = List.copyOf(report);
  }
}
