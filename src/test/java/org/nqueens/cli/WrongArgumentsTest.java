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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is wrong on a command line is named in a sentence, with what would be right. */
class WrongArgumentsTest {

  @TempDir Path folder;
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    CommandLine commands = Commands.commandLine();
    return commands
        .setOut(new PrintWriter(new StringWriter()))
        .setErr(new PrintWriter(err))
        .execute(words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count 4 --journal=",
        "sweep --from=2 --to=3 --csv=",
        "sweep --from=2 --to=3 --chart=",
        "run ''",
        "run a.ipynb --out=",
        "book a.ipynb --out=",
        "weave a.md --out=",
        "weave a.md --out=o --solved=",
        "kernel install --prefix=",
        "kernel install --sys-prefix=",
        "kernel install --java=",
        "kernel pack ''",
        "kernel archive ''",
        "kernel start ''"
      })
  void anEmptyNameIsRefusedBeforeAnyWork(String line) {
    String[] words =
        Stream.of(line.split(" ")).map(w -> w.equals("''") ? "" : w).toArray(String[]::new);
    assertEquals(2, run(words), line);
    assertTrue(err.toString().contains("empty name"), err.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count x               | 'x' is no whole number            | N: The size of the board, 0 to 28.",
        "count 99999999999     | '99999999999' is far out of range | 0 to 28",
        "count 8 --threads=1.5 | '1.5' is no whole number          | --threads: How many threads count, 1 to 1024",
        "solve 8 --limit=many  | 'many' is no whole number         | 1 or more",
        "trace 8 --limit=1e9   | '1e9' is no whole number          | 1 or more; 100000 unless given.",
        "sweep --from=a --to=3 | 'a' is no whole number            | --from: The smallest n, 0 to 63.",
        "forecast --from=20 --to=20 --tasks=all | 'all' is no whole number | 2 or more",
        "run a.ipynb --timeout=soon | 'soon' is no number          | 0.001 to 1e9",
        "solve 8 --format=png  | but was 'png'                     | --format: How they are written",
      })
  void aValueOfAnotherKindIsNamedWithItsRange(String line, String value, String range) {
    assertEquals(2, run(line.split(" ")), line);
    assertTrue(err.toString().contains(value), err.toString());
    assertTrue(err.toString().contains(range), err.toString());
    assertEquals(3, err.toString().lines().count(), err.toString());
  }

  @Test
  void aNameThatBeginsWithAnAtIsAFileLikeAnyOther() throws IOException {
    Path file = Files.writeString(folder.resolve("4"), "--help");
    assertEquals(2, run("count", "@" + file));
    assertEquals(2, run("count", "@" + folder));
    assertTrue(err.toString().contains("'@" + folder + "' is no whole number"), err.toString());
  }

  @Test
  void placesThatNameNoSquareAreRefused() {
    assertEquals(2, run("solve", "4", "--place=,"));
    assertTrue(err.toString().startsWith("--place names no square"), err.toString());
  }

  @Test
  void aNotebookIsNotReplacedByWhateverWayItsFolderIsNamed() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path notebook =
        Files.writeString(
            real.resolve("a.ipynb"),
            "{\"cells\":[],\"metadata\":{},\"nbformat\":4,\"nbformat_minor\":5}");
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    Path alias = Files.createSymbolicLink(folder.resolve("a.ipynb"), notebook);
    String before = Files.readString(notebook);
    for (String command : List.of("run", "book")) {
      assertEquals(2, run(command, notebook.toString(), "--out", link.toString()), command);
      assertEquals(2, run(command, alias.toString(), "--out", real.toString()), command);
    }
    assertEquals(4, err.toString().split("would overwrite").length - 1, err.toString());
    assertEquals(before, Files.readString(notebook));
  }

  @Test
  void twoChaptersNeverBecomeOneNotebook() throws IOException {
    Path one = Files.writeString(folder.resolve("a.md"), "# A\n");
    Path other = Files.createDirectory(folder.resolve("b")).resolve("a.md");
    Files.writeString(other, "# B\n");
    Path out = folder.resolve("out");
    Path same = folder.resolve("b/../out");
    assertEquals(2, run("weave", one.toString(), other.toString(), "--out=" + out));
    assertEquals(2, run("weave", one.toString(), "--out=" + out, "--solved=" + same));
    assertEquals(2, err.toString().split("would both become").length - 1, err.toString());
    assertFalse(Files.exists(out));
  }
}
