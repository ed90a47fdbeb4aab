package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ForecastCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    CommandLine line = Commands.commandLine();
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return line.execute(words);
  }

  @Test
  void aTableHasARowForEachBoard() {
    assertEquals(0, run("forecast", "--from", "8", "--to", "9", "--tasks", "3"), err.toString());
    List<String> lines = out.toString().lines().toList();
    assertEquals(4, lines.size());
    assertTrue(
        lines.get(0).endsWith("| 1 core | 16 cores | 256 cores | 4,096 cores |"), lines.get(0));
    assertTrue(
        lines.get(2).matches("\\| 8 \\| quadrants \\| 38 \\| 1 MB \\| .* s \\|"), lines.get(2));
    long cells = lines.get(0).chars().filter(c -> c == '|').count();
    for (String line : lines) {
      assertEquals(cells, line.chars().filter(c -> c == '|').count(), line);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1, 8, 40, n = 1 is not between 2 and 28",
    "8, 29, 40, n = 29 is not between 2 and 28",
    "9, 8, 40, from 9 to 8 there is no board",
    "8, 8, 1, 1 tasks",
    "8, 8, 0, 0 tasks",
    "8, 8, -3, -3 tasks"
  })
  void aWrongNumberIsNamed(String from, String to, String tasks, String told) {
    assertEquals(2, run("forecast", "--from", from, "--to", to, "--tasks", tasks));
    assertTrue(err.toString().contains(told), err.toString());
    assertEquals("", out.toString(), "no head of a table without rows");
  }
}
