package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRun;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.Output;
import org.nqueens.kernel.notebook.RunListener;

/** Checks of exercises, asked for in cells of our kernel. */
class CheckInKernelTest {

  private static final String SPINNING =
      "Thread.getAllStackTraces().keySet().stream().anyMatch(t -> t.getName().equals(\"exercise\"))";

  @TempDir Path folder;

  @Test
  void nothingIsAnsweredLikeAnyOtherMistake() {
    List<String> shown =
        run(
            "check(\"2.1\", null)",
            "Object mine = null;\ncheck(\"0.1\", mine)",
            "check(\"1.4\", null)");
    for (String verdict : shown) {
      assertTrue(verdict.contains("Keep going"), verdict);
      assertTrue(verdict.contains("null: no answer at all"), verdict);
    }
  }

  /** From Java 20 on nothing else ends such a thread. */
  @Test
  void aLoopThatHeedsNoInterruptLeavesNoThreadBehind() {
    List<String> shown =
        run(
            "boolean spin() { int turns = 0; while (turns != 3) turns = 2 * turns; return true; }\n"
                + "check(\"2.1\", (columns, row, column) -> spin())",
            SPINNING,
            "int sum = 0;\nfor (int i = 0; i < 1000; i++) sum += i;\nsum");
    assertTrue(shown.get(0).contains("gave no answer"), shown.get(0));
    assertFalse(shown.get(0).contains("still running"), shown.get(0));
    assertEquals(List.of("false", "499500"), shown.subList(1, 3));
  }

  /** What each cell shows as text. */
  private List<String> run(String... sources) {
    List<NotebookCell> cells =
        Arrays.stream(sources)
            .map(source -> NotebookCell.of(NotebookCell.Kind.CODE, "c", source, List.of()))
            .toList();
    NotebookRunner runner = NotebookRunner.onFreshKernels(Optional.empty(), false);
    NotebookRun run = runner.run(Notebook.of(cells, new JsonObject()), folder, RunListener.SILENT);
    assertEquals(List.of(), run.failures());
    return run.notebook().cells().stream().map(CheckInKernelTest::text).toList();
  }

  private static String text(NotebookCell cell) {
    return cell.outputs().stream()
        .filter(Output.Shown.class::isInstance)
        .map(output -> ((Output.Shown) output).text("text/plain").orElse(""))
        .collect(Collectors.joining("\n"));
  }
}
