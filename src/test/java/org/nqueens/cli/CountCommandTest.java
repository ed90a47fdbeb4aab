package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CountCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String line) {
    CommandLine command = Commands.commandLine();
    command.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return command.execute(line.split(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "8|sets|92|2057|15720",
        "8|scan|92|2057|15720",
        "8|bitmask|92|2057|null",
        "8|symmetry|92|null|null",
        "8|quadrants|92|null|null",
        "8|fundamental|12|null|null",
        "0|scan|1|1|0",
        "3|sets|0|6|18"
      })
  void figuresThatASolverDoesNotHaveAreNull(
      int n, String solver, long solutions, String nodes, String candidates) {
    assertEquals(0, run("count " + n + " --json --solver " + solver), err.toString());
    assertEquals(
        "{\"n\":%d,\"solver\":\"%s\",\"solutions\":%d,\"nodes\":%s,\"candidates\":%s}%n"
            .formatted(n, solver, solutions, nodes, candidates),
        out.toString());
  }

  @Test
  void theDefaultIsTheFastestAndTellsOneLine() {
    assertEquals(0, run("count 8"));
    assertTrue(
        out.toString().matches("8 queens have 92 solutions, by quadrants[-a-z]*\\.\\R"),
        out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void theTimeIsToldWhenAskedFor() {
    assertEquals(0, run("count 8 --time --json"));
    assertTrue(out.toString().matches(".*,\"millis\":\\d+\\.\\d{3}\\}\\R"), out.toString());
    assertFalse(err.toString().contains("millis"));
  }

  @Test
  void aNameOfBothCountsOnThreadsWithoutNodes() {
    assertEquals(0, run("count 9 --solver sets --threads 2 --json"));
    assertTrue(out.toString().contains("\"solutions\":352,\"nodes\":null"), out.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count",
        "count x",
        "count -1",
        "count 29",
        "count 8 --solver quick",
        "count 8 --threads 0",
        "count 8 --solver scan --threads 2",
        "count 2147483647 --solver symmetry",
        "count 64 --solver scan",
        "sweep --from 4",
        "sweep --from 5 --to 4",
        "sweep --from 4 --to 6 --solvers scan,quick",
        "sweep --from 4 --to 100"
      })
  void wrongUseIsOneSentenceAndExitCodeTwo(String line) {
    assertEquals(2, run(line));
    assertEquals("", out.toString());
    List<String> lines = err.toString().lines().toList();
    assertTrue(
        lines.size() <= 3 && lines.get(lines.size() - 1).startsWith("More:"), lines::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"count -1", "count 29", "count 99"})
  void aSizeOutOfRangeIsAnsweredWithTheSameRangeWhateverItIs(String line) {
    assertEquals(2, run(line));
    String n = line.substring("count ".length());
    assertTrue(
        err.toString().startsWith("n = " + n + " is not between 0 and 28, the sizes that can be"),
        err.toString());
  }

  @ParameterizedTest
  @CsvSource({"quadrants,25", "symmetry,28", "fundamental,28", "sets,63", "exactCover,63"})
  void aNamedSolverHasARangeOfItsOwn(String solver, int largest) {
    for (int n : List.of(-1, largest + 1)) {
      assertEquals(2, run("count " + n + " --solver " + solver));
      assertTrue(err.toString().contains("0 and " + largest), err.toString());
    }
  }

  @Test
  void aJournalIsContinuedAndAForeignOneRefused() throws IOException {
    Path journal = folder.resolve("eight.journal");
    assertEquals(0, run("count 8 --journal " + journal), err.toString());
    long lines = Files.lines(journal).count();
    assertEquals(0, run("count 8 --journal " + journal));
    assertEquals(lines, Files.lines(journal).count(), "nothing was done again");
    assertEquals(2, out.toString().split(" 92 solutions", -1).length - 1);
    assertEquals(2, run("count 9 --journal " + journal));
    assertTrue(err.toString().contains("no journal of this count"), err.toString());
    assertEquals(1, run("count 8 --journal " + folder.resolve("none/x")));
  }

  @Test
  void aSweepPrintsItsTableAndWritesItsFiles() throws IOException {
    Path csv = folder.resolve("s.csv");
    Path chart = folder.resolve("s.svg");
    String files = " --csv " + csv + " --chart " + chart;
    assertEquals(0, run("sweep --from 4 --to 6 --solvers scan,bitmask" + files), err.toString());
    assertEquals(
        """
        solver   n  solutions  nodes  candidates
        scan     4          2     17          60
        scan     5         10     54         220
        scan     6          4    153         894
        bitmask  4          2     17           -
        bitmask  5         10     54           -
        bitmask  6          4    153           -
        """,
        out.toString());
    assertEquals("scan,6,4,153,894", Files.readAllLines(csv).get(3));
    assertEquals("bitmask,4,2,17,", Files.readAllLines(csv).get(4));
    assertTrue(Files.readString(chart).contains("<svg"));
  }

  @Test
  void aSweepThatCannotWriteSaysSoBeforeTheWork() {
    assertEquals(1, run("sweep --from 4 --to 12 --csv " + folder.resolve("none/s.csv")));
    assertTrue(err.toString().contains("there is no folder"), err.toString());
  }

  @Test
  void timesStandInAColumnOfTheirOwn() {
    assertEquals(0, run("sweep --from 4 --to 5 --solvers scan --time"));
    assertTrue(out.toString().lines().findFirst().orElseThrow().endsWith("  millis"));
  }

  @Test
  void theProgressTellsTheTimeLeftFromWhatThisRunHasDone() {
    Terminal terminal = new Terminal(true, 80);
    long start = System.nanoTime();
    ShareProgress progress =
        new ShareProgress("n = 20", new PrintWriter(err), terminal, Optional.empty());
    try {
      assertEquals("n = 20  3 s", progress.line(3));
      progress.accept(0.5); // from a journal
      assertTrue(progress.line(3).endsWith(" 50 %  3 s gone"), progress.line(3));
      progress.accept(0.75);
      assertTrue(progress.line(100).endsWith(" 75 %  about 1 min 40 s left"), progress.line(100));
    } finally {
      progress.close();
    }
    boolean slow = System.nanoTime() - start >= 2_000_000_000; // then there was time to show it
    assertTrue(slow || err.toString().isEmpty(), "nothing is shown in the first two seconds");
  }
}
