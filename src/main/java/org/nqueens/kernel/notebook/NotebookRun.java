package org.nqueens.kernel.notebook;

import java.util.List;

/**
 * A notebook after its run.
 *
 * @param notebook the notebook with the outputs of this run; cells that were not reached have none
 * @param failures the cells that failed, in their order; at most one unless the run went on
 */
public record NotebookRun(Notebook notebook, List<CellFailure> failures) {

  /** Copies the list. */
  public NotebookRun {
    failures = List.copyOf(failures);
  }
}
