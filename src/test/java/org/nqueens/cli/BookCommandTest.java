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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class BookCommandTest {

  private static final String NOTEBOOK =
      "{\"cells\": [{\"cell_type\": \"markdown\", \"id\": \"a\", \"metadata\": {},"
          + " \"source\": \"# Queens\"}], \"metadata\": {}, \"nbformat\": 4,"
          + " \"nbformat_minor\": 5}";

  @TempDir Path folder;
  private final StringWriter err = new StringWriter();

  @Test
  void aSiteHasPagesAndTheNotebooksThatTheyOffer() throws IOException {
    Path source = Files.writeString(folder.resolve("00-a.ipynb"), NOTEBOOK);
    Path out = folder.resolve("site");
    assertEquals(0, book(source, "--out", out, "--title", "My <book>", "--binder", "https://b/"));
    assertTrue(Files.readString(out.resolve("index.html")).contains("My &lt;book&gt;"));
    assertTrue(Files.readString(out.resolve("00-a.html")).contains("https://b/00-a.ipynb"));
    assertTrue(Files.exists(out.resolve("00-a.ipynb")));
    assertTrue(err.toString().contains("wrote " + out.resolve("index.html")), err.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "00-a contents, 'Rooks: contents', Rooks", // by its contents
    "00-a, Rooks, Rooks", // by the only page there is
    "00-a 01-b, Rooks, Notebooks"
  })
  void aSiteIsCalledAsItsContentsOrItsOnlyPage(String names, String heading, String title)
      throws IOException {
    List<Object> words = new ArrayList<>(List.of("--out", folder.resolve("site")));
    for (String name : names.split(" ")) {
      String text = NOTEBOOK.replace("# Queens", "# " + heading);
      words.add(0, Files.writeString(folder.resolve(name + ".ipynb"), text));
    }
    assertEquals(0, book(words.toArray()));
    String index = Files.readString(folder.resolve("site/index.html"));
    assertTrue(index.contains("<h1>" + title + "</h1>"), index);
  }

  @Test
  void makingItAgainGivesTheSameBytes() throws IOException {
    Path source = Files.writeString(folder.resolve("00-a.ipynb"), NOTEBOOK);
    book(source, "--out", folder.resolve("one"));
    book(source, "--out", folder.resolve("two"));
    for (String file : new String[] {"index.html", "00-a.html", "search.html", "search.js"}) {
      assertEquals(
          Files.readString(folder.resolve("one").resolve(file)),
          Files.readString(folder.resolve("two").resolve(file)));
    }
  }

  @Test
  void wrongUseIsSaidInASentenceAndNothingIsMade() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.ipynb"), "{");
    Path search = Files.writeString(folder.resolve("search.ipynb"), NOTEBOOK);
    Path out = folder.resolve("site");
    assertEquals(2, book(broken, "--out", out));
    assertTrue(err.toString().contains("is no notebook"), err.toString());
    assertEquals(2, book(search, "--out", out));
    assertTrue(err.toString().contains("search.html, which the site needs"), err.toString());
    assertEquals(2, book(search));
    assertEquals(2, book(folder.resolve("none.ipynb"), "--out", out));
    assertFalse(Files.exists(out));
  }

  private int book(Object... arguments) {
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = arguments[i].toString();
    }
    return new CommandLine(new BookCommand())
        .setParameterExceptionHandler(Commands::complain)
        .setErr(new PrintWriter(err, true))
        .execute(words);
  }
}
