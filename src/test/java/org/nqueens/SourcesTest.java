package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Cover;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.Output;

/** Where the five texts that the book grew from went: each concept and each audit has its cells. */
class SourcesTest {

  private static final Path TABLES = Path.of("src/test/resources/org/nqueens");
  private static final int SHOWS = 6; // the column that says what an audit's code shows
  private static final int LAST_CHAPTER = 7; // those after it are for later
  private static final Map<String, Pattern> NAMES =
      Map.of(
          "S0", Pattern.compile("Lua"),
          "S1", Pattern.compile("MATLAB|[Nn]otes"),
          "S2", Pattern.compile("textbook|book"),
          "S3", Pattern.compile("[Aa]rticle"),
          "S4", Pattern.compile("Dijkstra|edition"));

  /** A row of a table: its columns, the chapter's number and the cells in it. */
  private record Row(List<String> columns, int chapter, List<String> cells) {

    boolean isLater() {
      return chapter > LAST_CHAPTER;
    }

    @Override
    public String toString() {
      return String.join("; ", columns);
    }
  }

  @ParameterizedTest
  @MethodSource({"audits", "concepts"})
  void aRowNamesCellsThatAreThereOrIsForLater(Row row) {
    assertEquals(row.isLater(), row.cells().isEmpty(), "cells, or a chapter for later");
    for (String id : row.cells()) {
      assertTrue(cell(row, id).isPresent(), "chapter " + row.chapter() + " has no cell " + id);
    }
  }

  @ParameterizedTest
  @MethodSource("audits")
  void anAuditNamesItsSourceGivesAVerdictAndLetsCodeDecide(Row row) {
    if (row.isLater()) {
      return;
    }
    NotebookCell text = cell(row, row.cells().get(0)).orElseThrow();
    assertEquals(NotebookCell.Kind.MARKDOWN, text.kind());
    assertTrue(text.tags().contains("audit"), "not tagged audit");
    assertTrue(NAMES.get(row.columns().get(1)).matcher(text.source()).find(), "names no source");
    assertTrue(text.source().contains("<details>"), "folds no verdict");
    NotebookCell code = cell(row, row.cells().get(1)).orElseThrow();
    assertEquals(NotebookCell.Kind.CODE, code.kind());
    Pattern shows = Pattern.compile(row.columns().get(SHOWS), Pattern.DOTALL);
    String shown = shown(code);
    assertTrue(shows.matcher(shown).find(), "its code does not decide it: " + shown);
  }

  /** The course's twenty, and one that came up while the chapters were written. */
  @Test
  void allTwentyAuditsAreListed() {
    assertEquals(
        IntStream.rangeClosed(1, 21).boxed().toList(),
        audits().map(row -> Integer.valueOf(row.columns().get(0))).distinct().toList());
  }

  @Test
  void everyTextTaggedAuditIsListed() {
    List<String> listed = audits().flatMap(row -> row.cells().stream().limit(1)).toList();
    List<String> missing =
        Chapters.numbered()
            .map(file -> Notebook.read(file.getPayload()))
            .flatMap(chapter -> Chapters.text(chapter).stream())
            .filter(cell -> cell.tags().contains("audit"))
            .map(cell -> cell.id().orElseThrow())
            .filter(id -> !listed.contains(id))
            .toList();
    assertEquals(List.of(), missing);
  }

  /** The rows of the course's table, the five exercises one by one. */
  @Test
  void everyConceptOfEverySourceIsListed() {
    Map<String, Long> concepts =
        concepts()
            .map(row -> row.columns().subList(0, 2))
            .distinct()
            .collect(Collectors.groupingBy(row -> row.get(0), Collectors.counting()));
    assertEquals(Map.of("S0", 10L, "S1", 7L, "S2", 2L, "S3", 18L, "S4", 7L), concepts);
  }

  static Stream<Row> audits() {
    return rows("audits.csv", 3);
  }

  static Stream<Row> concepts() {
    return rows("concepts.csv", 2);
  }

  private static String shown(NotebookCell code) {
    return Cover.under(code).stream()
        .filter(Output.Shown.class::isInstance)
        .map(output -> ((Output.Shown) output).text("text/plain").orElse(""))
        .collect(Collectors.joining("\n"));
  }

  private static Optional<NotebookCell> cell(Row row, String id) {
    String number = "%02d-".formatted(row.chapter());
    return Chapters.numbered()
        .filter(file -> file.getName().startsWith(number))
        .flatMap(file -> Notebook.read(file.getPayload()).cells().stream())
        .filter(cell -> cell.id().equals(Optional.of(id)))
        .findFirst();
  }

  /** The rows of a table whose cells stand behind the column with the chapter. */
  private static Stream<Row> rows(String table, int chapter) {
    try {
      return Files.readAllLines(TABLES.resolve(table)).stream()
          .skip(1)
          .map(line -> List.of(line.split(";")))
          .map(
              line ->
                  new Row(
                      line,
                      Integer.parseInt(line.get(chapter)),
                      line.subList(chapter + 1, Math.min(line.size(), chapter + 3))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
