package org.nqueens.kernel.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonTest {

  @Test
  void aRunEqualsItself() {
    Notebook run = notebook(List.of(), 1, "a\nb\n");
    assertEquals(List.of(), Comparison.of(run, run).differences());
  }

  @Test
  void textSavedInPiecesEqualsTheSameTextInOne() {
    NotebookCell cell = cell(List.of());
    Notebook pieces =
        notebook(
            cell.after(
                OptionalInt.of(1),
                List.of(new Output.Stream("stdout", "a\n"), new Output.Stream("stdout", "b\n"))));
    assertEquals(List.of(), Comparison.of(pieces, notebook(List.of(), 1, "a\nb\n")).differences());
  }

  @Test
  void aDifferenceNamesTheCellAndShowsTheLines() {
    var differences =
        Comparison.of(notebook(List.of(), 1, "a\nb\nc\n"), notebook(List.of(), 1, "a\nx\ny\nc\n"))
            .differences();
    assertEquals(1, differences.size());
    assertEquals("cell 1 (board): Queens.solve(8)", differences.get(0).name());
    assertEquals(List.of("  a", "- b", "+ x", "+ y"), differences.get(0).lines());
  }

  @Test
  void anotherRunNumberIsADifference() {
    var differences =
        Comparison.of(notebook(List.of(), 1, "a\n"), notebook(List.of(), 2, "a\n")).differences();
    assertEquals(List.of("- run number 1", "+ run number 2"), differences.get(0).lines());
  }

  @Test
  void whatAVolatileCellShowsIsNotCompared() {
    List<String> tags = List.of("volatile");
    assertEquals(
        List.of(),
        Comparison.of(notebook(tags, 1, "0.1 s"), notebook(tags, 1, "0.2 s")).differences());
  }

  @Test
  void theLineOverHiddenOutputsIsNoneOfThem() {
    Output shown = new Output.Stream("stdout", "a\n");
    NotebookCell bare =
        cell(List.of()).withOutputsHidden().after(OptionalInt.of(1), List.of(shown));
    NotebookCell covered = Cover.over(bare);
    assertEquals(2, covered.outputs().size());
    assertEquals(List.of(shown), Cover.under(covered));
    assertEquals(covered, Cover.over(covered));
    assertEquals(List.of(), Comparison.of(notebook(covered), notebook(bare)).differences());
    Notebook other = notebook(List.of(), 1, "b\n");
    assertEquals(
        List.of("  stdout", "- a", "+ b"),
        Comparison.of(notebook(covered), other).differences().get(0).lines());
  }

  @Test
  void whatIsSeenIsNotCoveredAndWhatIsEmptyIsNotHidden() {
    NotebookCell seen = cell(List.of());
    assertEquals(seen, Cover.over(seen));
    assertEquals(seen, Cover.over(seen.withOutputsHidden()));
    NotebookCell shows = seen.after(OptionalInt.of(1), List.of(new Output.Stream("stdout", "a\n")));
    assertEquals(shows, Cover.over(shows));
  }

  @Test
  void longDifferencesAreCut() {
    String many = String.join("\n", IntStream.range(0, 100).mapToObj(i -> "line " + i).toList());
    var differences =
        Comparison.of(notebook(List.of(), 1, ""), notebook(List.of(), 1, many + "\n"))
            .differences();
    List<String> lines = differences.get(0).lines();
    assertEquals("+ … 85 more lines", lines.get(lines.size() - 1));
  }

  @Test
  void notebooksOfDifferentLengthAreRefused() {
    Notebook one = notebook(List.of(), 1, "a");
    assertThrows(
        IllegalArgumentException.class, () -> Comparison.of(one, one.withCells(List.of())));
  }

  private static Notebook notebook(List<String> tags, int count, String text) {
    return notebook(
        cell(tags).after(OptionalInt.of(count), List.of(new Output.Stream("stdout", text))));
  }

  private static Notebook notebook(NotebookCell cell) {
    return Notebook.of(List.of(cell), new JsonObject());
  }

  private static NotebookCell cell(List<String> tags) {
    return NotebookCell.of(NotebookCell.Kind.CODE, "board", "Queens.solve(8)", tags);
  }
}
