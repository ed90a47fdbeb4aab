package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.Output;

/** No number stands in a chapter's prose but that a cell produces or asserts it. */
class ClaimsTest {

  private static final Path ALLOWED = Path.of("src/test/resources/org/nqueens/claims.csv");

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void everyNumberInProseIsProducedOrAssertedByACell(Path file) {
    List<Claims.Claim> unproved =
        Claims.unproved(Notebook.read(file), allowed(Chapters.name(file).substring(0, 2)));
    assertEquals(
        "",
        unproved.stream()
            .map(c -> c.number() + " in cell " + c.cell() + ": … " + c.context() + " …")
            .collect(Collectors.joining("\n")),
        "Add a fact to the ledger of " + file + ", or drop the number.");
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void aNumberThatIsOffByOneIsFound(Path file) {
    Notebook chapter = Notebook.read(file);
    List<NotebookCell> cells = new ArrayList<>(chapter.cells());
    cells.add(text("The search stands on 2,058 nodes; 97.31 of them count."));
    assertEquals(
        List.of(new BigDecimal("2058"), new BigDecimal("97.31")),
        Claims.unproved(chapter.withCells(cells), allowed(Chapters.name(file).substring(0, 2)))
            .stream()
            .map(Claims.Claim::number)
            .toList());
  }

  @ParameterizedTest
  @MethodSource("org.nqueens.Chapters#numbered")
  void whatIsAllowedWithoutACellIsNeededAndHasAReason(Path file) {
    String chapter = Chapters.name(file).substring(0, 2);
    Set<BigDecimal> idle = new HashSet<>(allowed(chapter));
    Claims.unproved(Notebook.read(file), Set.of()).forEach(claim -> idle.remove(claim.number()));
    assertEquals(Set.of(), idle, "no prose of chapter " + chapter + " needs this any more");
  }

  @Test
  void everyAllowanceSaysWhy() {
    rows().forEach(row -> assertTrue(row.size() == 3 && row.get(2).length() > 8, row.toString()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "She attacks 27 squares.|27",
        "In 4,426,165,368 ways, or 7.1 times.|4426165368 7.1",
        "Sixteen and twenty-one and ten.|16 21 10",
        "## 28 ways|",
        "`28` and [28](28.html) and <b title=\"28\">x</b>|",
        "**2.1** In chapter 28, in chapters 1, 2 and 3, exercise 2.1.|",
        "1. one, zwei|",
        "*About 30 minutes.*|",
      })
  void proseIsWhatClaims(String markdown, String numbers) {
    Notebook notebook = Notebook.of(List.of(text(markdown)), new JsonObject());
    assertEquals(
        numbers == null ? "" : numbers,
        Claims.claims(notebook).stream()
            .map(claim -> claim.number().toPlainString())
            .collect(Collectors.joining(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "solve(8)||92|true",
        "f(92)||x|true",
        "f(4_2)||x|false",
        "f(7.1234)||x|true",
        "f() // 92||x|false",
        "label(\"92 of them\")||92 of them|false",
        "time()|volatile|92|false",
        "quiz(\"2\")|quiz|92|false",
        "check(\"1.1\", \"?\")|exercise|92|false",
      })
  void evidenceIsWhatACellSaysAndShows(String code, String tag, String shown, boolean proves) {
    JsonObject data = new JsonObject();
    data.addProperty("text/plain", shown);
    NotebookCell cell =
        NotebookCell.of(NotebookCell.Kind.CODE, "c", code, tag == null ? List.of() : List.of(tag))
            .after(
                OptionalInt.of(1),
                List.of(new Output.Result(OptionalInt.of(1), data, new JsonObject())));
    Notebook notebook =
        Notebook.of(
            List.of(text(code.contains("7.1") ? "It is 7.12." : "There are 92."), cell),
            new JsonObject());
    assertEquals(proves, Claims.unproved(notebook, Set.of()).isEmpty());
  }

  private static NotebookCell text(String markdown) {
    return NotebookCell.of(NotebookCell.Kind.MARKDOWN, "t", markdown, List.of());
  }

  private static Set<BigDecimal> allowed(String chapter) {
    return rows().stream()
        .filter(row -> row.get(0).equals(chapter))
        .flatMap(row -> List.of(row.get(1).split(" ")).stream())
        .map(Claims::value)
        .collect(Collectors.toSet());
  }

  private static List<List<String>> rows() {
    try {
      return Files.readAllLines(ALLOWED).stream()
          .skip(1)
          .map(line -> List.of(line.split(",", 3)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
