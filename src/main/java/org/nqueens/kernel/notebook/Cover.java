package org.nqueens.kernel.notebook;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * The line that lies over outputs that are saved to be hidden. JupyterLab's button in their place
 * bears the first line of what it hides: without a cover, the answer's.
 */
public final class Cover {

  /** What the button says, and what stands above the outputs once they are seen. */
  public static final String WORDS = "What this cell showed when it was saved:";

  private static final Output LINE = line();

  private Cover() {}

  /**
   * Covers the outputs of a cell that hides them. A cell that shows nothing has nothing to hide:
   * else there would be a button with nothing behind it.
   *
   * @param cell any cell
   * @return the cell with the line before its outputs, or without a sign that it hides any, or the
   *     cell itself
   */
  public static NotebookCell over(NotebookCell cell) {
    if (!cell.hidesOutputs() || isCovered(cell)) {
      return cell;
    } else if (cell.outputs().isEmpty()) {
      return cell.withOutputsShown();
    }
    List<Output> outputs = new ArrayList<>(List.of(LINE));
    outputs.addAll(cell.outputs());
    return cell.after(cell.executionCount(), outputs);
  }

  /**
   * What a cell's own run showed.
   *
   * @param cell any cell
   * @return its outputs, without the line where there is one
   */
  public static List<Output> under(NotebookCell cell) {
    return isCovered(cell) ? cell.outputs().subList(1, cell.outputs().size()) : cell.outputs();
  }

  private static boolean isCovered(NotebookCell cell) {
    return !cell.outputs().isEmpty() && cell.outputs().get(0).equals(LINE);
  }

  private static Output line() {
    JsonObject data = new JsonObject();
    data.addProperty("text/plain", WORDS);
    return new Output.Display(data, new JsonObject());
  }
}
