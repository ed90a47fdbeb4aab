package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.nqueens.kernel.notebook.NotebookCell;
import org.opentest4j.AssertionFailedError;

/** Rules that all cells of a notebook keep to: those that break one are named together. */
final class CellRules {

  private CellRules() {}

  static void all(List<NotebookCell> cells, Consumer<NotebookCell> rule) {
    List<String> broken = new ArrayList<>();
    for (NotebookCell cell : cells) {
      try {
        rule.accept(cell);
      } catch (AssertionFailedError e) {
        broken.add(e.getMessage());
      }
    }
    assertTrue(broken.isEmpty(), () -> String.join("\n", broken));
  }

  static String where(NotebookCell cell, String what) {
    return "cell " + cell.id().orElse("?") + " (" + cell.firstLine() + ") " + what;
  }
}
