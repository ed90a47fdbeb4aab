package org.nqueens.kernel.notebook.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.EchoInterpreter;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.Output;
import org.nqueens.kernel.notebook.RunListener;

class WeaverTest {

  private static final Path HERE = Path.of("");
  private static final Chapter CHAPTER =
      Chapter.parse(
          "x",
          "# T\n+++ {tags=predict}\n?\n```java {id=reveal}\nreveal\n```\n+++\nT\n```java {id=steady}\nsteady\n```\n```java {id=time tags=volatile}\ntime\n```");

  private final AtomicInteger clock = new AtomicInteger();

  @Test
  void weavingAgainLeavesNoTrace() {
    Notebook first = weave(Optional.empty(), code -> code);
    Notebook again = weave(Optional.of(first), code -> code);
    assertEquals(first, again);
  }

  @Test
  void aChangeElsewhereBringsVolatileCellsUpToDateToo() {
    Notebook first = weave(Optional.empty(), code -> code);
    Notebook again = weave(Optional.of(first), code -> code + "!");
    assertNotEquals(cell(first, "steady"), cell(again, "steady"));
    assertNotEquals(cell(first, "time"), cell(again, "time"));
  }

  @Test
  void hiddenOutputsAreCoveredByALineThatGivesNothingAway() {
    Notebook woven = weave(Optional.empty(), code -> code);
    var shown = (Output.Shown) cell(woven, "reveal").outputs().get(0);
    assertEquals(Cover.WORDS, shown.text("text/plain").orElseThrow());
    assertEquals(2, cell(woven, "reveal").outputs().size());
    assertEquals(1, cell(woven, "steady").outputs().size());
  }

  private static NotebookCell cell(Notebook notebook, String id) {
    return notebook.cells().stream()
        .filter(cell -> cell.id().equals(Optional.of(id)))
        .findFirst()
        .orElseThrow();
  }

  private Notebook weave(Optional<Notebook> saved, UnaryOperator<String> answer) {
    UnaryOperator<String> kernel =
        code -> code.equals("time") ? "" + clock.incrementAndGet() : answer.apply(code);
    var runner = new NotebookRunner(folder -> new EchoInterpreter(kernel), Optional.empty(), false);
    return new Weaver(runner).weave(CHAPTER.learner(), saved, HERE, RunListener.SILENT).notebook();
  }
}
