package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.CellRules.all;
import static org.nqueens.CellRules.where;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.notebook.Output;

/** How every chapter is saved: its file is what its source and a run of it give. */
class ChapterFilesTest {

  @Test
  void everySourceHasItsNotebookAndEveryNotebookItsSource() {
    assertEquals(
        Chapters.names(Chapters.SOURCES, ".md"),
        Chapters.names(Chapters.NOTEBOOKS, ".ipynb"),
        "weave makes the notebooks of src/chapters");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theSavedNotebookIsWhatItsSourceSays(Path file) {
    Notebook saved = Notebook.read(file);
    List<NotebookCell> cells = new ArrayList<>(Chapters.source(file).learner().cells());
    for (int i = 0; i < Math.min(cells.size(), saved.cells().size()); i++) {
      if (saved.cells().get(i).outputs().isEmpty()) {
        cells.set(i, cells.get(i).withOutputsShown()); // there are none to be hidden
      }
    }
    assertEquals(
        Chapters.source(file).learner().withCells(cells), withoutOutputs(saved), "weave it again");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theFileIsWrittenAsJupyterWritesIt(Path file) throws IOException {
    assertEquals(Files.readString(file), Notebook.read(file).toJson());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void codeCellsAreNumberedFromOneOn(Path file) {
    List<Integer> counts =
        Chapters.code(Notebook.read(file)).stream()
            .map(cell -> cell.executionCount().orElse(0))
            .toList();
    assertEquals(IntStream.rangeClosed(1, counts.size()).boxed().toList(), counts);
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void noCellShowsAnErrorUnlessItIsMeantTo(Path file) {
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            assertTrue(
                cell.tags().contains(NotebookRunner.RAISES)
                    || cell.outputs().stream().noneMatch(Output.Failure.class::isInstance),
                where(cell, "shows an error")));
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#saved")
  void theFileAndEachOutputStaySmall(Path file) throws IOException {
    long size = Files.size(file);
    assertTrue(size <= 300_000, file + " has " + size + " bytes, more than 300,000");
    all(
        Chapters.code(Notebook.read(file)),
        cell ->
            cell.outputs()
                .forEach(
                    output ->
                        assertTrue(
                            output.toString().length() <= 60_000,
                            where(cell, "shows " + output.toString().length() + " characters"))));
  }

  @Test
  void allChaptersTogetherStaySmall() throws IOException {
    long size = 0;
    for (String name : Chapters.names(Chapters.NOTEBOOKS, ".ipynb")) {
      size += Files.size(Chapters.NOTEBOOKS.resolve(name + ".ipynb"));
    }
    assertTrue(size <= 3_000_000, "the notebooks have " + size + " bytes, more than 3,000,000");
  }

  private static Notebook withoutOutputs(Notebook notebook) {
    return notebook.withCells(
        notebook.cells().stream().map(cell -> cell.after(OptionalInt.empty(), List.of())).toList());
  }
}
