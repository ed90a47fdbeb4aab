package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
