package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.CellFailure;
import org.nqueens.kernel.notebook.Comparison;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRun;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.Output;
import org.nqueens.kernel.notebook.RunListener;
import org.nqueens.kernel.session.Surroundings;
import org.nqueens.kernel.shell.Interpreter;

/** Every chapter, run by our own runner on kernels of ours. */
class ChaptersRunTest {

  private static final Pattern SECTION = Pattern.compile("(?m)^## ");
  private static final Pattern RESTORE =
      Pattern.compile("(?m)^\\s*(?:Queens\\.)?chapter\\(\\d+\\)");
  private static final Function<Path, Interpreter> KERNELS =
      new Surroundings(System.getenv())::open;

  private final NotebookRunner runner = new NotebookRunner(KERNELS, Optional.empty(), true);

  @TempDir Path folder;

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void threeRunsShowTheSameAndEveryExerciseIsNotStarted(Path file) {
    Notebook saved = Notebook.read(file); // the first run's
    for (int more = 0; more < 2; more++) {
      NotebookRun run = runner.run(saved, folder, RunListener.SILENT);
      assertWell(run);
      assertSame(saved, run.notebook());
      assertExercises(run.notebook(), "Not started");
    }
  }

  private static void assertSame(Notebook saved, Notebook now) {
    String differences =
        Comparison.of(saved, now).differences().stream()
            .map(d -> d.name() + "\n    " + String.join("\n    ", d.lines()))
            .collect(Collectors.joining("\n"));
    assertEquals("", differences, "If that is right, weave it again.");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theSolvedCopyHasEveryExerciseCorrect(Path file) {
    NotebookRun run = runner.run(Chapters.source(file).solved(), folder, RunListener.SILENT);
    assertWell(run);
    assertExercises(run.notebook(), "Correct");
  }

  /** A copy of a chapter, and what its exercises are called when it runs. */
  record Copy(String name, Notebook notebook, String state) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Copy> copies() {
    return Chapters.saved()
        .map(Named::getPayload)
        .flatMap(
            file ->
                Stream.of(
                    new Copy(
                        Chapters.name(file) + ", to learn", Notebook.read(file), "Not started"),
                    new Copy(
                        Chapters.name(file) + ", solved",
                        Chapters.source(file).solved(),
                        "Correct")));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("copies")
  void everyCellCanBeRunTwice(Copy copy) {
    Notebook notebook = copy.notebook();
    try (Interpreter kernel = KERNELS.apply(folder)) {
      for (Notebook again : List.of(notebook, notebook, eachCellTwice(notebook))) {
        NotebookRun run = runner.run(again, RunListener.SILENT, kernel);
        assertWell(run);
        assertExercises(run.notebook(), copy.state());
      }
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("copies")
  void everySectionRunsAloneAfterItsRestoringCell(Copy copy) {
    List<List<NotebookCell>> sections = sections(copy.notebook());
    assertEquals(
        copy.notebook().cells().stream().filter(NotebookCell::runs).map(NotebookCell::id).toList(),
        sections.stream()
            .flatMap(List::stream)
            .filter(NotebookCell::runs)
            .map(NotebookCell::id)
            .distinct()
            .toList(),
        "every cell is in a section");
    for (List<NotebookCell> section : sections) {
      NotebookRun run = runner.run(copy.notebook().withCells(section), folder, RunListener.SILENT);
      assertWell(run);
      assertExercises(run.notebook(), copy.state());
    }
  }

  /**
   * The cells from a heading of the second level to the next. A section restores itself, or the
   * chapter's first code cell, which imports and restores, is run before it.
   */
  private static List<List<NotebookCell>> sections(Notebook notebook) {
    List<List<NotebookCell>> sections = new ArrayList<>();
    List<NotebookCell> restoring = Chapters.code(notebook).stream().limit(1).toList();
    for (NotebookCell cell : notebook.cells()) {
      boolean begins =
          cell.kind() == NotebookCell.Kind.MARKDOWN && SECTION.matcher(cell.source()).find();
      if (begins || sections.isEmpty()) {
        sections.add(new ArrayList<>(begins ? restoring : List.of()));
      }
      List<NotebookCell> section = sections.get(sections.size() - 1);
      if (cell.runs() && RESTORE.matcher(cell.source()).find() && section.equals(restoring)) {
        section.clear();
      }
      section.add(cell);
    }
    return sections;
  }

  private static Notebook eachCellTwice(Notebook notebook) {
    List<NotebookCell> twice = new ArrayList<>();
    notebook.cells().forEach(cell -> twice.addAll(List.of(cell, cell)));
    return notebook.withCells(twice);
  }

  private static void assertWell(NotebookRun run) {
    String failures =
        run.failures().stream().map(ChaptersRunTest::sentence).collect(Collectors.joining("\n"));
    assertEquals("", failures);
  }

  private static String sentence(CellFailure failure) {
    return "cell "
        + failure.cell().id().orElse("?")
        + " ("
        + failure.cell().firstLine()
        + ") failed: "
        + failure.name()
        + ": "
        + failure.message();
  }

  private static void assertExercises(Notebook notebook, String state) {
    for (NotebookCell cell : notebook.cells()) {
      if (cell.kind() == NotebookCell.Kind.CODE && cell.tags().contains("exercise")) {
        String text =
            cell.outputs().stream()
                .map(o -> o instanceof Output.Shown s ? s.text("text/plain").orElse("") : "")
                .collect(Collectors.joining("\n"));
        assertTrue(
            text.contains(state), () -> cell.id().orElse("?") + " is not " + state + ": " + text);
      }
    }
  }
}
