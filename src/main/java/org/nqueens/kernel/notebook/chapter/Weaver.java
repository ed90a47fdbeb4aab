package org.nqueens.kernel.notebook.chapter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.notebook.Comparison;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRun;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.RunListener;

/** Gives a chapter's copy its outputs. */
public final class Weaver {

  private final NotebookRunner runner;

  /**
   * A weaver.
   *
   * @param runner runs the copies, each on a fresh kernel
   */
  public Weaver(NotebookRunner runner) {
    this.runner = runner;
  }

  /**
   * Runs a copy. If nothing has changed since it was saved but what volatile cells show, the result
   * is the saved notebook: weaving again leaves no trace.
   *
   * @param copy a notebook without outputs
   * @param saved what was woven before, if anything
   * @param folder where relative paths in its cells begin
   * @param listener is told of each cell
   * @return the copy with its outputs, and what failed
   */
  public NotebookRun weave(
      Notebook copy, Optional<Notebook> saved, Path folder, RunListener listener) {
    NotebookRun run = covered(runner.run(copy, folder, listener));
    return saved
        .filter(before -> withVolatileOf(before, run.notebook()).equals(before))
        .map(before -> new NotebookRun(before, run.failures()))
        .orElse(run);
  }

  private static NotebookRun covered(NotebookRun run) {
    List<NotebookCell> cells = run.notebook().cells().stream().map(Cover::over).toList();
    return new NotebookRun(run.notebook().withCells(cells), run.failures());
  }

  private static Notebook withVolatileOf(Notebook before, Notebook now) {
    List<NotebookCell> cells = new ArrayList<>(now.cells());
    for (int i = 0; i < Math.min(cells.size(), before.cells().size()); i++) {
      NotebookCell cell = cells.get(i);
      if (cell.tags().contains(Comparison.VOLATILE)) {
        cells.set(i, cell.after(cell.executionCount(), before.cells().get(i).outputs()));
      }
    }
    return now.withCells(cells);
  }
}
