package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.notebook.EchoInterpreter;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookRunner;
import picocli.CommandLine;

class WeaveCommandTest {

  private static final String CHAPTER =
      "# Title\n```java {id=e}\n// solution\nsolved\n// stub\nempty\n// end\n```\n";

  @TempDir Path folder;
  private final StringWriter err = new StringWriter();
  private final List<Path> workedIn = new ArrayList<>();

  @Test
  void bothCopiesAreWrittenWithTheirOutputs() throws IOException {
    Path source = Files.writeString(folder.resolve("00-x.md"), CHAPTER);
    Path out = folder.resolve("notebooks");
    Path solved = folder.resolve("solved");
    assertEquals(0, weave(source, "--out", out, "--solved", solved), err::toString);
    assertEquals("empty", plain(out.resolve("00-x.ipynb")));
    assertEquals("solved", plain(solved.resolve("00-x.ipynb")));
  }

  @Test
  void theCellsWorkInAnEmptyFolderThatIsGoneAfterwards() throws IOException {
    Path source = Files.writeString(folder.resolve("00-x.md"), CHAPTER);
    weave(source, "--out", folder);
    assertNotEquals(folder, workedIn.get(0));
    assertFalse(Files.exists(workedIn.get(0)));
  }

  @Test
  void aChapterThatIsNotInTheFormatIsNamedWithItsLine() throws IOException {
    Path source = Files.writeString(folder.resolve("00-x.md"), "# T\n```java {id=e}\nx\n");
    assertEquals(2, weave(source, "--out", folder.resolve("out")));
    assertTrue(err.toString().contains("00-x.md, line 2: this fence is never closed."));
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @Test
  void theOutFolderMustBeNamed() throws IOException {
    assertEquals(2, weave(Files.writeString(folder.resolve("00-x.md"), CHAPTER)));
    assertTrue(err.toString().contains("--out"), err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"torn.ipynb", "chapter", "chapter.md.txt", "chapter.markdown"})
  void whatIsNoChapterByItsNameIsRefused(String name) throws IOException {
    Path source = Files.writeString(folder.resolve(name), "# A notebook, perhaps\n");
    assertEquals(2, weave(source, "--out", folder.resolve("out")));
    assertTrue(err.toString().contains(name + " is no chapter"), err.toString());
  }

  private static String plain(Path notebook) {
    String json = Notebook.read(notebook).cells().get(1).outputs().get(0).toString();
    return json.replaceFirst("(?s).*\"text/plain\":\"(\\w+)\".*", "$1");
  }

  private int weave(Object... arguments) {
    Runners runners = (limit, goesOn) -> new NotebookRunner(this::kernel, limit, goesOn);
    CommandLine main =
        new CommandLine(new WeaveCommand(runners, Terminal.NONE))
            .setParameterExceptionHandler(Commands::complain);
    main.setErr(new PrintWriter(err, true));
    List<String> words = new ArrayList<>();
    List.of(arguments).forEach(argument -> words.add(argument.toString()));
    return main.execute(words.toArray(String[]::new));
  }

  private EchoInterpreter kernel(Path where) {
    workedIn.add(where);
    return new EchoInterpreter(code -> code);
  }
}
