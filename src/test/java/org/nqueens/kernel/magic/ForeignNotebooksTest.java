package org.nqueens.kernel.magic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.magic.text.LoadedFile;
import org.nqueens.kernel.session.Surroundings;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** Notebooks written for IJava and JJava run unchanged, each cell with the result it has there. */
class ForeignNotebooksTest {

  @TempDir Path folder;

  /** Runs all cells of a notebook; the plain text of each result, or a dash. */
  private List<String> results(String name) throws IOException {
    List<String> results = new ArrayList<>();
    try (Interpreter cells = new Surroundings(Map.of()).open(folder)) {
      for (String code : LoadedFile.cells(Path.of("src/test/resources/notebooks", name))) {
        Outcome outcome = cells.execute(new Cell(results.size() + 1, code), new Console());
        Outcome.Done done = assertInstanceOf(Outcome.Done.class, outcome, outcome::toString);
        results.add(done.result().map(MimeBundle::plain).orElse("-"));
      }
    }
    return results;
  }

  @Test
  void theDisplayFunctionsOfIJava() throws IOException {
    List<String> results = results("ijava-display.ipynb");
    assertEquals("Hello from **IJava**", results.get(0));
    assertEquals("-", results.get(1));
    assertEquals("<b>Liftoff!</b>", results.get(2));
    assertEquals(List.of("0, 1, 4, 9, 16", "2"), results.subList(4, 6));
  }

  @Test
  void theJarsFilesAndTimesOfJJava() throws IOException {
    assertEquals(
        List.of(
            "true", "-", "1 Hello queens", "Greeting", "8", "92", "36", "%maven a:b:1", "false"),
        results("jjava-jars.ipynb"));
  }

  @Test
  void theMagicsOfIJavaBesideItsJava() throws IOException {
    assertEquals(
        List.of("0", "1", "4", "a%b%", "-", "true", "loaded", "false"),
        results("ijava-magics.ipynb"));
  }

  @Test
  void theDisplayFunctionsOfJJava() throws IOException {
    assertEquals(
        List.of("-", "-", "-", "-", "$n^2$", "*kept*", "-", "an id"),
        results("jjava-display.ipynb"));
  }

  @Test
  void theJavaOfIJava() throws IOException {
    assertEquals(
        List.of(
            "-", "2 of 8", "120", "abcd", "10", "{QUEEN=9, ROOK=5}", "42", "12345678901234567893"),
        results("ijava-java.ipynb"));
  }

  @Test
  @Tag("slow")
  void theDependenciesOfIJava() throws IOException {
    assertEquals(List.of("-", "3", "-", "Eight Queens", "40320"), results("ijava-maven.ipynb"));
  }
}
