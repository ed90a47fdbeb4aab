package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.nqueens.kernel.notebook.EchoInterpreter;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookRunner;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;
import picocli.CommandLine;

/** On an interpreter that answers a cell with its code, and fails where the code is "bad". */
class RunCommandTest {

  private static final String CELL =
      "{\"cell_type\": \"code\", \"execution_count\": %s, \"id\": \"%s\", \"metadata\": {},"
          + " \"outputs\": [%s], \"source\": \"%s\"}";
  private static final String RESULT =
      "{\"output_type\": \"execute_result\", \"execution_count\": %d, \"metadata\": {},"
          + " \"data\": {\"text/plain\": \"%s\"}}";

  @TempDir Path folder;
  private final StringWriter err = new StringWriter();
  private final List<Path> kernels = new ArrayList<>();

  @Test
  void executedNotebooksGoToTheOutFolder() throws IOException {
    Path a = notebook("a.ipynb", "java", "1 + 1", "2 + 2");
    Path b = notebook("b.ipynb", "java", "3");
    Path out = folder.resolve("book/new");
    assertEquals(0, run(a, b, "--out", out), err::toString);
    var cells = Notebook.read(out.resolve("a.ipynb")).cells();
    assertEquals(2, cells.get(1).executionCount().orElseThrow());
    assertEquals(1, cells.get(1).outputs().size());
    assertTrue(Files.exists(out.resolve("b.ipynb")));
    assertEquals(List.of(folder, folder), kernels);
  }

  @Test
  void everyCellHasALineOfProgress() throws IOException {
    run(notebook("a.ipynb", "java", "first", "second"));
    assertTrue(
        err.toString()
            .matches("(?s)a  cell 1 of 2  .* s  first\na  cell 2 of 2  .* s  second\n.*"));
    assertTrue(err.toString().contains("a: 2 of 2 cells ran, "), err.toString());
  }

  @Test
  void readablePagesAreWrittenBesideTheNotebooks() throws IOException {
    Path out = folder.resolve("out");
    assertEquals(0, run(notebook("a.ipynb", "java", "1"), "--out", out, "--html"), err::toString);
    assertTrue(Files.readString(out.resolve("a.html")).contains("<pre class=\"plain\">1</pre>"));
    assertTrue(Files.exists(out.resolve("index.html")));
  }

  @Test
  void theNotebooksThemselvesStayAsTheyAreUnlessAsked() throws IOException {
    Path a = notebook("a.ipynb", "java", "1");
    String before = Files.readString(a);
    assertEquals(0, run(a));
    assertEquals(before, Files.readString(a));
    assertEquals(2, run(a, "--out", folder));
    assertTrue(err.toString().contains("would overwrite " + a), err.toString());
    assertEquals(before, Files.readString(a));
    assertEquals(0, run(a, "--in-place"));
    assertEquals(1, Notebook.read(a).cells().get(0).executionCount().orElseThrow());
  }

  @Test
  void aFailingCellIsNamedAndTheExitCodeIsOne() throws IOException {
    Path a = notebook("a.ipynb", "java", "good", "bad", "after");
    Path b = notebook("b.ipynb", "java", "good");
    Path out = folder.resolve("out");
    assertEquals(1, run(a, b, "--out", out));
    assertTrue(err.toString().contains("a: cell 2 (cell-2) failed: bad"), err.toString());
    assertTrue(err.toString().contains("    Oops: it is bad"), err.toString());
    assertFalse(err.toString().contains("cell 3 of 3"), err.toString());
    assertTrue(err.toString().contains("b: 1 of 1 cells ran"), err.toString());
    assertEquals(1, Notebook.read(out.resolve("a.ipynb")).cells().get(1).outputs().size());
  }

  @Test
  void aFailureNeverReplacesWhatWasSavedInPlace() throws IOException {
    Path a = notebook("a.ipynb", "java", "bad");
    String before = Files.readString(a);
    assertEquals(1, run(a, "--in-place"));
    assertEquals(before, Files.readString(a));
  }

  @Test
  void aRunCanGoOnAfterAFailure() throws IOException {
    assertEquals(1, run(notebook("a.ipynb", "java", "bad", "after", "bad"), "--keep-going"));
    assertTrue(err.toString().contains("a: 3 of 3 cells ran, 2 failed, "), err.toString());
  }

  @Test
  void theCheckComparesWithWhatWasSaved() throws IOException {
    Path same = write("same.ipynb", CELL.formatted("1", "x", RESULT.formatted(1, "7"), "7"));
    assertEquals(0, run(same, "--check"), err::toString);
    Path other = write("other.ipynb", CELL.formatted("1", "x", RESULT.formatted(1, "8"), "7"));
    assertEquals(1, run(other, "--check"));
    assertTrue(
        err.toString().contains("other: cell 1 (x): 7  differs from what was saved:"),
        err.toString());
    assertTrue(err.toString().contains("    - 8\n    + 7\n"), err.toString());
  }

  @Test
  void wrongUseIsSaidInASentenceAndNothingIsMade() throws IOException {
    Path good = notebook("good.ipynb", "java", "1");
    Path python = notebook("python.ipynb", "python", "1");
    Path broken = Files.writeString(folder.resolve("broken.ipynb"), "{\"cells\": [");
    Path twin = Files.createDirectory(folder.resolve("twin"));
    Files.copy(good, twin.resolve("good.ipynb"));
    Path file = Files.writeString(folder.resolve("file"), "");
    refused("python.ipynb is written in python; this kernel runs Java.", good, python);
    refused("broken.ipynb is no notebook: not JSON at line 1", good, broken);
    refused("Cannot read none.ipynb: there is no such file or folder.", "none.ipynb");
    refused(folder + " is a folder, not a file.", folder);
    refused("would both become good.ipynb", good, twin.resolve("good.ipynb"));
    refused("--html needs --out DIR", good, "--html");
    Path index = notebook("index.ipynb", "java", "1");
    refused("would become index.html, which the site needs itself", index, "--html");
    refused("--in-place and --out exclude each other", good, "--in-place");
    refused("--timeout -1.0 is not between", good, "--timeout", "-1");
    refused("--timeout NaN is not between", good, "--timeout", "NaN");
    refused("'soon' is not a double", good, "--timeout", "soon");
    refused("Missing required parameter: 'NOTEBOOK'");
    refused("Unknown option: '--ouch'", good, "--ouch");
    assertEquals(2, run(good, "--out", file.resolve("in")));
    assertEquals(2, run(good, "--out", file));
    assertTrue(err.toString().contains("file is a file, not a folder."), err.toString());
    assertEquals(List.of(), kernels);
  }

  private void refused(String sentence, Object... arguments) {
    List<Object> all = new ArrayList<>(List.of(arguments));
    if (!sentence.contains("--html needs")) {
      all.addAll(List.of("--out", folder.resolve("out")));
    }
    err.getBuffer().setLength(0);
    assertEquals(2, run(all.toArray()), err::toString);
    assertTrue(err.toString().contains(sentence), err.toString());
    assertFalse(err.toString().contains("\tat "), err.toString());
    assertFalse(Files.exists(folder.resolve("out")), sentence);
  }

  private int run(Object... arguments) {
    Runners runners = (limit, goesOn) -> new NotebookRunner(this::kernel, limit, goesOn);
    CommandLine main =
        new CommandLine(new RunCommand(runners, Terminal.NONE))
            .setParameterExceptionHandler(Commands::complain);
    main.setErr(new PrintWriter(err, true)).setOut(new PrintWriter(err, true));
    List<String> words = new ArrayList<>();
    List.of(arguments).forEach(argument -> words.add(argument.toString()));
    return main.execute(words.toArray(String[]::new));
  }

  private Interpreter kernel(Path where) {
    kernels.add(where);
    return new EchoInterpreter(code -> code) {
      @Override
      public Outcome execute(Cell cell, CellOutput output) {
        return cell.code().equals("bad")
            ? new Outcome.Failed("Oops", "it is bad", List.of("\u001b[31mOops: it is bad\u001b[0m"))
            : super.execute(cell, output);
      }
    };
  }

  private Path notebook(String name, String language, String... sources) throws IOException {
    List<String> cells = new ArrayList<>();
    for (String source : sources) {
      cells.add(CELL.formatted("null", "cell-" + (cells.size() + 1), "", source));
    }
    return write(name, language, String.join(",", cells));
  }

  private Path write(String name, String cells) throws IOException {
    return write(name, "java", cells);
  }

  private Path write(String name, String language, String cells) throws IOException {
    String json =
        "{\"cells\": [%s], \"metadata\": {\"kernelspec\": {\"language\": \"%s\"}},"
            + "\"nbformat\": 4, \"nbformat_minor\": 5}";
    return Files.writeString(folder.resolve(name), json.formatted(cells, language));
  }
}
