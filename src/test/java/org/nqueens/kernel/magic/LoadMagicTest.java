package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.artifact.FileRepository;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;

class LoadMagicTest {

  private static final String NOTEBOOK =
      """
      {"cells": [
        {"cell_type": "markdown", "source": ["# %lsmagic"]},
        {"cell_type": "code", "source": ["int a = 1;\\n", "a"], "outputs": []},
        {"cell_type": "code", "source": "%vars\\nint b = 2;"},
        {"cell_type": "raw", "source": "raw"},
        {"cell_type": "code", "source": []}],
       "metadata": {"kernelspec": {"language": "java", "name": "java"}},
       "nbformat": 4, "nbformat_minor": 5}
      """;

  @TempDir Path folder;
  private Bench bench;

  @BeforeEach
  void open() {
    bench = new Bench(folder);
  }

  private void file(String name, String text) {
    FileRepository.write(folder.resolve(name), text);
  }

  @Test
  void aScriptRunsAsIfItStoodInTheCell() {
    file("tools/helpers.jsh", "int a = 1;\nint b = a\n  %5;\n");
    bench.prints("%load tools/helpers.jsh");
    assertEquals(List.of(new Cell(3, "int a = 1;\nint b = a\n  %5;\n", 1)), bench.java.cells);
  }

  @Test
  void theMarkThatSomeEditorsPutAtTheBeginningIsNoneOfTheScript() {
    file("marked.jsh", "\ufeffint a = 1;\r\nint b = 2;\r\n");
    bench.prints("%load marked.jsh");
    assertEquals(List.of("int a = 1;\r\nint b = 2;\r\n"), bench.java.codes());
  }

  @Test
  void theMagicsOfAScriptRun() {
    file("helpers.jsh", "int a;\n%vars\nint b;");
    assertEquals("There are none yet.\n", bench.prints("%load helpers.jsh"));
    assertEquals(List.of("int a;\n", "int b;"), bench.java.codes());
  }

  @Test
  void theCodeCellsOfANotebookRunInOrder() {
    file("other.ipynb", NOTEBOOK);
    bench.prints("%load other.ipynb");
    assertEquals(List.of("int a = 1;\na", "int b = 2;", ""), bench.java.codes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "\"cells\": [{\"cell_type\": \"code\", \"source\": 5}] ¦ it is no notebook: the source of"
            + " cell 1 is no text",
        "\"cells\": [1, {\"cell_type\": \"code\", \"source\": {}}] ¦ it is no notebook: the source"
            + " of cell 2 is no text",
        "\"cells\": [{\"cell_type\": \"code\", \"source\": [\"a\", [\"b\"]]}] ¦ it is no notebook:"
            + " the source of cell 1 is no text",
        "\"cells\": {} ¦ it has no cells; a notebook of format 4 is needed",
        "\"cells\": \"x\" ¦ it has no cells; a notebook of format 4 is needed",
        "\"worksheets\": [] ¦ it has no cells; a notebook of format 4 is needed",
        "\"cells\": [], \"metadata\": {\"kernelspec\": {\"language\": \"R\"}} ¦ it is a notebook in"
            + " R",
      })
  void whatIsNoNotebookIsRefusedInASentence(String fields, String sentence) {
    file("odd.ipynb", "{" + fields + "}");
    assertEquals("odd.ipynb cannot be loaded: " + sentence, bench.fails("%load odd.ipynb"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"cells\": [1, \"x\", [], null, {}, {\"cell_type\": 5}, {\"cell_type\": [\"code\"],"
            + " \"source\": 1}]",
        "\"cells\": [], \"metadata\": []",
        "\"cells\": [], \"metadata\": {\"kernelspec\": []}",
        "\"cells\": [], \"metadata\": {\"kernelspec\": {\"language\": [\"java\"]}}",
        "\"cells\": [], \"metadata\": {\"kernelspec\": {\"language\": null}}",
      })
  void whatStandsBesideTheCodeMayBeOdd(String fields) {
    file("odd.ipynb", "{" + fields + "}");
    assertEquals("", bench.prints("%load odd.ipynb"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "5", "{", "null", "not JSON", "\"x\"", "{\"cells\": [}"})
  void whatIsNoJsonObjectIsRefusedInASentence(String text) {
    file("odd.ipynb", text);
    String sentence = bench.fails("%load odd.ipynb");
    assertEquals("odd.ipynb cannot be loaded: it is no notebook", sentence);
  }

  @Test
  void loadingGivesNoResult() {
    file("other.ipynb", NOTEBOOK);
    file("value.jsh", "42");
    assertEquals(Optional.empty(), bench.gives("%load other.ipynb"));
    assertEquals(Optional.empty(), bench.gives("%load value.jsh"));
  }

  @Test
  void theEndingMayBeLeftOut() {
    file("other.ipynb", NOTEBOOK);
    file("helpers.jsh", "int h;");
    bench.prints("%load helpers", "%load other");
    assertEquals("int h;", bench.java.codes().get(0));
    assertEquals(4, bench.java.cells.size());
  }

  @Test
  void aSourceFileLosesItsPackageButNotItsLines() {
    file("A.java", "// package p;\npackage org.a;\n\nclass A {}\n");
    bench.prints("%load A.java");
    assertEquals(List.of("// package p;\n              \n\nclass A {}\n"), bench.java.codes());
  }

  @Test
  void aScriptOfTheJshellToolEndsAtItsExit() {
    file("tool.jsh", "int a = 4\n/2;\n// /set\n/exit\nint b;");
    bench.prints("%load tool.jsh");
    assertEquals(List.of("int a = 4\n/2;\n// /set\n"), bench.java.codes());
  }

  @Test
  void otherCommandsOfTheJshellToolAreNamed() {
    file("tool.jsh", "/set feedback silent\nint a;");
    assertEquals(
        "tool.jsh cannot be loaded: /set feedback silent is a command of the jshell tool, which"
            + " cells do not have",
        bench.fails("%load tool.jsh"));
  }

  @Test
  void aFailureNamesTheFileAndTheCell() {
    file("bad.jsh", "throw x;");
    file(
        "bad.ipynb",
        "{\"cells\": [{\"cell_type\": \"code\", \"source\": \"int a;\"},"
            + "{\"cell_type\": \"code\", \"source\": \"throw x;\"},"
            + "{\"cell_type\": \"code\", \"source\": \"int b;\"}]}");
    Outcome.Failed script = assertInstanceOf(Outcome.Failed.class, bench.run("%load bad.jsh"));
    assertEquals("thrown (in bad.jsh)", script.message());
    assertEquals("The lines are counted in bad.jsh.", script.report().get(1));
    Outcome.Failed notebook = assertInstanceOf(Outcome.Failed.class, bench.run("%load bad.ipynb"));
    assertEquals("thrown (in code cell 2 of bad.ipynb)", notebook.message());
    assertEquals(List.of("throw x;", "int a;", "throw x;"), bench.java.codes());
  }

  @Test
  void whatCannotBeLoadedIsNamed() throws Exception {
    assertEquals("%load takes one file, got 0", bench.fails("%load"));
    assertEquals("there is no file no.jsh (looked in " + folder + ")", bench.fails("%load no.jsh"));
    file("text.ipynb", "hello");
    assertEquals("text.ipynb cannot be loaded: it is no notebook", bench.fails("%load text.ipynb"));
    file("py.ipynb", NOTEBOOK.replace("\"java\"", "\"python\""));
    assertEquals(
        "py.ipynb cannot be loaded: it is a notebook in python", bench.fails("%load py.ipynb"));
    file("old.ipynb", "{\"worksheets\": [], \"metadata\": null}");
    assertTrue(bench.fails("%load old.ipynb").contains("a notebook of format 4 is needed"));
    Files.write(folder.resolve("latin.jsh"), "// é".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(bench.fails("%load latin.jsh").contains("it is not text in UTF-8"));
  }

  @Test
  void aFileThatLoadsItselfIsNamed() {
    file("a.jsh", "%load b.jsh");
    file("b.jsh", "%load a.jsh");
    Outcome.Failed failed = assertInstanceOf(Outcome.Failed.class, bench.run("%load a.jsh"));
    assertEquals("a.jsh loads itself: a.jsh → b.jsh → a.jsh (in b.jsh)", failed.message());
    file("a.jsh", "int fine;");
    bench.prints("%load a.jsh");
  }
}
