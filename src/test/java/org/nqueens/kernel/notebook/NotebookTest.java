package org.nqueens.kernel.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotebookTest {

  /** Written by Jupyter's own library (nbformat), with everything in it that is hard to keep. */
  private static final String JUPYTERS = resource("written-by-jupyter.ipynb");

  @TempDir Path folder;

  @Test
  void aFileThatJupyterWroteComesOutByteForByte() {
    assertEquals(JUPYTERS, Notebook.parse(JUPYTERS).toJson());
  }

  @Test
  void itsCellsAreRead() {
    Notebook notebook = Notebook.parse(JUPYTERS);
    assertEquals(Optional.of("java"), notebook.language());
    assertEquals(
        List.of(
            NotebookCell.Kind.MARKDOWN,
            NotebookCell.Kind.CODE,
            NotebookCell.Kind.CODE,
            NotebookCell.Kind.RAW),
        notebook.cells().stream().map(NotebookCell::kind).toList());
    NotebookCell code = notebook.cells().get(1);
    assertEquals(Optional.of("first-board"), code.id());
    assertEquals(List.of("volatile", "exercise"), code.tags());
    assertEquals("var text = \"♛ \u2028 😀\";\ntext", code.source());
    assertEquals("var text = \"♛ \u2028 😀\";", code.firstLine());
  }

  @Test
  void outputsOfEveryKindAreRead() {
    List<Output> outputs = Notebook.parse(JUPYTERS).cells().get(1).outputs();
    assertEquals(new Output.Stream("stdout", "one\ntwo\rthree\u0085four\n"), outputs.get(0));
    var display = assertInstanceOf(Output.Display.class, outputs.get(1));
    assertEquals(Optional.of("<b>a</b>\n<i>b</i>"), display.text("text/html"));
    var result = assertInstanceOf(Output.Result.class, outputs.get(2));
    assertEquals(3, result.count().orElseThrow());
    var failure = assertInstanceOf(Output.Failure.class, outputs.get(3));
    assertEquals("IllegalStateException", failure.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "\"source\": 5 ¦ the source of cell 2 is 5, not text",
        "\"source\": true ¦ the source of cell 2 is true, not text",
        "\"source\": null ¦ the source of cell 2 is null, not text",
        "\"source\": {\"a\": 1} ¦ the source of cell 2 is {\"a\":1}, not text",
        "\"source\": [\"a\", 5] ¦ the source of cell 2 is [\"a\",5], not text",
        "\"source\": [[]] ¦ the source of cell 2 is [[]], not text",
        "\"x\": 1 ¦ cell 2 has no source",
        "\"source\": \"\", \"id\": 7 ¦ the id of cell 2 is 7, not text",
        "\"source\": \"\", \"metadata\": [] ¦ the metadata of cell 2 is [], not an object",
        "\"source\": \"\", \"outputs\": {} ¦ the outputs of cell 2 is {}, not a list",
        "\"source\": \"\", \"execution_count\": \"1\" ¦ the execution_count of cell 2 is \"1\", not"
            + " a whole number",
        "\"source\": \"\", \"execution_count\": 1.5 ¦ the execution_count of cell 2 is 1.5, not a"
            + " whole number",
      })
  void aFieldOfAWrongKindIsRefusedWithTheCellAndTheValue(String fields, String sentence) {
    String json =
        "{\"cells\": [{\"cell_type\": \"markdown\", \"source\": \"x\"}, {\"cell_type\": \"code\", "
            + fields
            + "}], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 5}";
    var refused = assertThrows(NotebookException.class, () -> Notebook.parse(json));
    assertEquals("is no notebook: " + sentence + ".", refused.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"output_type\": \"stream\", \"name\": \"stdout\", \"text\": 5",
        "\"output_type\": \"stream\", \"name\": [], \"text\": \"x\"",
        "\"output_type\": \"display_data\", \"data\": [], \"metadata\": {}",
        "\"output_type\": \"execute_result\", \"data\": {}, \"metadata\": 1, \"execution_count\":"
            + " 1",
        "\"output_type\": \"error\", \"ename\": 1, \"evalue\": \"\", \"traceback\": []",
        "\"output_type\": \"error\", \"ename\": \"\", \"evalue\": \"\", \"traceback\": \"x\"",
        "\"output_type\": 7",
      })
  void anOutputOfAWrongKindIsKeptAsItIs(String fields) {
    String json =
        "{\"cells\": [{\"cell_type\": \"code\", \"source\": \"\", \"outputs\": [{"
            + fields
            + "}]}], \"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 4}";
    assertInstanceOf(Output.Other.class, Notebook.parse(json).cells().get(0).outputs().get(0));
  }

  @Test
  void anOutputOfAKindThatWeDoNotKnowIsKept() {
    String json =
        """
        {"cells": [{"cell_type": "code", "execution_count": null, "id": "a", "metadata": {},
          "outputs": [{"output_type": "hologram", "depth": 1.50e1},
                      {"output_type": "stream", "name": "stdout", "text": "x", "since": 9}],
          "source": ""}],
         "metadata": {}, "nbformat": 4, "nbformat_minor": 5, "future": {"b": [], "a": {}}}
        """;
    String written = Notebook.parse(json).toJson();
    assertTrue(written.contains("\"depth\": 1.50e1"), written);
    assertTrue(written.contains("\"since\": 9"), written);
    assertTrue(written.contains("\"future\": {\n  \"a\": {},\n  \"b\": []\n }"), written);
    assertEquals(written, Notebook.parse(written).toJson());
  }

  @Test
  void aNotebookFromBeforeCellIdsGetsNone() {
    String json =
        "{\"cells\": [{\"cell_type\": \"markdown\", \"metadata\": {}, \"source\": [\"a\\n"
            + "\", \"b\"]}],\"metadata\": {}, \"nbformat\": 4, \"nbformat_minor\": 2}";
    Notebook old = Notebook.parse(json);
    assertEquals("a\nb", old.cells().get(0).source());
    assertFalse(old.toJson().contains("\"id\""));
    assertTrue(old.toJson().contains("\"nbformat_minor\": 2"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]|is no notebook: it holds JSON, but no object.",
        "{\"cells\": [|is no notebook: not JSON at line 1, column 12.",
        "|is no notebook: it is empty.",
        "{} {}|is no notebook: not JSON at line 1, column 5.",
        "{}|is no notebook: it has no nbformat number.",
        "{\"nbformat\": \"4\"}|is no notebook: it has no nbformat number.",
        "{\"nbformat\": 3, \"worksheets\": []}|is a notebook of format 3, we read format 4.",
        "{\"nbformat\": 4}|is no notebook: it has no list of cells.",
        "{\"nbformat\": 4, \"cells\": [7]}|is no notebook: cell 1 is no object.",
        "{\"nbformat\": 4, \"cells\": [{\"cell_type\": \"code\"}]}|cell 1 has no source.",
        "{\"nbformat\": 4, \"cells\": [{\"cell_type\": \"x\", \"source\": \"\"}]}|of the type 'x'",
      })
  void whatIsNoNotebookIsRefusedInASentence(String json, String sentence) {
    String text = json == null ? "" : json;
    var refusal = assertThrows(NotebookException.class, () -> Notebook.parse(text));
    assertTrue(refusal.getMessage().contains(sentence), refusal.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\": NaN}", "{'a': 1}", "{\"a\": 1,}", "// x\n{}", "[[[[\"open"})
  void looseJsonIsRefused(String json) {
    assertThrows(NotebookException.class, () -> Notebook.parse(json));
  }

  @Test
  void deeplyNestedJsonIsRefusedNotFatal() {
    String deep = "[".repeat(100_000);
    assertThrows(NotebookException.class, () -> Notebook.parse(deep));
  }

  @Test
  void aMissingFileAFolderAndOtherBytesAreNamed() throws IOException {
    Path latin = Files.write(folder.resolve("latin.ipynb"), new byte[] {'"', (byte) 0xe9, '"'});
    Path cut = Files.writeString(folder.resolve("cut.ipynb"), "{");
    assertRefused(folder.resolve("none.ipynb"), "there is no such file");
    assertRefused(folder, "is a folder, not a file");
    assertRefused(latin, "is no UTF-8 text");
    assertRefused(cut, "is no notebook: not JSON");
  }

  @Test
  void aFileIsReplacedWhole() throws IOException {
    Path file = folder.resolve("a.ipynb");
    Notebook.parse(JUPYTERS).write(file);
    Notebook.parse(JUPYTERS).write(file);
    assertEquals(JUPYTERS, Files.readString(file));
    try (var files = Files.list(folder)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void aFileThatCannotBeWrittenLeavesNothingBehind() throws IOException {
    Path file = folder.resolve("none/a.ipynb");
    var refusal = assertThrows(NotebookException.class, () -> Notebook.parse(JUPYTERS).write(file));
    assertTrue(refusal.getMessage().startsWith("Cannot write " + file), refusal.getMessage());
    try (var files = Files.list(folder)) {
      assertEquals(0, files.count());
    }
  }

  private static void assertRefused(Path file, String reason) {
    var refusal = assertThrows(NotebookException.class, () -> Notebook.read(file));
    assertTrue(refusal.getMessage().contains(file.toString()), refusal.getMessage());
    assertTrue(refusal.getMessage().contains(reason), refusal.getMessage());
  }

  static String resource(String name) {
    try (InputStream in = NotebookTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
