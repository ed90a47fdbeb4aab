package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;

/**
 * Two runs of one notebook, cell by cell.
 *
 * @param differences the cells whose numbers or outputs differ, in their order
 */
public record Comparison(List<Difference> differences) {

  /** The tag of a cell whose output may change from run to run: its outputs are not compared. */
  public static final String VOLATILE = "volatile";

  /** Copies the list. */
  public Comparison {
    differences = List.copyOf(differences);
  }

  /**
   * Compares execution counts and outputs; sources and metadata are not looked at.
   *
   * @param saved the notebook as it was saved
   * @param fresh the same notebook after another run
   * @return what differs
   * @throws IllegalArgumentException if the notebooks differ in their number of cells
   */
  public static Comparison of(Notebook saved, Notebook fresh) {
    if (saved.cells().size() != fresh.cells().size()) {
      throw new IllegalArgumentException(
          saved.cells().size() + " cells cannot be compared with " + fresh.cells().size());
    }
    List<Difference> differences = new ArrayList<>();
    for (int i = 0; i < saved.cells().size(); i++) {
      NotebookCell before = saved.cells().get(i);
      NotebookCell after = fresh.cells().get(i);
      if (before.kind() == NotebookCell.Kind.CODE && !same(before, after)) {
        differences.add(new Difference(i + 1, before, after));
      }
    }
    return new Comparison(differences);
  }

  private static boolean same(NotebookCell saved, NotebookCell fresh) {
    return saved.executionCount().equals(fresh.executionCount())
        && (saved.tags().contains(VOLATILE)
            || Streams.merged(Cover.under(saved)).equals(Streams.merged(Cover.under(fresh))));
  }

  /**
   * A cell in which two runs differ.
   *
   * @param position 1 for the first cell of the notebook, text cells counted too
   * @param saved the cell as it was saved
   * @param fresh the cell after the other run
   */
  public record Difference(int position, NotebookCell saved, NotebookCell fresh) {

    /**
     * Names the cell.
     *
     * @return for instance {@code cell 7 (first-board): Queens.solve(8)}
     */
    public String name() {
      String id = saved.id().map(name -> " (" + name + ")").orElse("");
      return "cell " + position + id + ": " + saved.firstLine();
    }

    /**
     * Shows the difference line by line: what was saved after {@code -}, what came now after {@code
     * +}, without the lines before and after that are the same.
     *
     * @return at most about 40 lines
     */
    public List<String> lines() {
      return LineDifference.between(OutputText.lines(saved), OutputText.lines(fresh));
    }
  }
}
