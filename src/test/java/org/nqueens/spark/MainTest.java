package org.nqueens.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line of spark-submit, as far as it goes without Spark. */
class MainTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  @TempDir Path folder;

  private int run(String... words) {
    return Main.run(List.of(words), print(out), print(err));
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                  | N is missing",
        "eight               | eight",
        "8 9                 | 9",
        "1                   | n = 1",
        "29                  | n = 29",
        "26 --solver quadrants | 2 and 25",
        "8 --solver sets     | quadrants and symmetry",
        "8 --partitions 0    | 0 partitions",
        "8 --partitions many | many",
        "8 --audit           | --audit needs",
        "8 --threads 2       | --threads",
        "8 --verify x        | one of them",
        "--verify no-such-file | no-such-file"
      })
  void aWrongWordIsNamed(String line, String named) {
    assertEquals(2, run(line.isEmpty() ? new String[0] : line.split(" ")));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(named), err.toString());
    assertEquals("", out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void theHelpNamesEveryOption() {
    assertEquals(0, run("--help"));
    for (String option : List.of("--solver", "--partitions", "--audit", "--verify", "--help")) {
      assertTrue(out.toString(StandardCharsets.UTF_8).contains("  " + option), option);
    }
  }

  @Test
  void withoutSparkASentenceSaysHowToStart() {
    assertEquals(1, run("8")); // the tests have three of Spark's jars, which is not enough
    assertTrue(err.toString(StandardCharsets.UTF_8).contains("spark-submit"), err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--audit", "--verify"})
  void anEmptyFileNameIsRefused(String option) {
    assertEquals(2, run(option, ""));
    assertTrue(err.toString(StandardCharsets.UTF_8).startsWith(option + " needs"), err.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "8, quadrants, 37, '8 queens by quadrants are 38 tasks, not 37'",
    "8, quadrants, 999999999, '38 tasks, not 999999999'",
    "99, quadrants, 38, n = 99",
    "99, symmetry, 38, n = 99",
    "8, rooks, 38, no counter rooks"
  })
  void aHeaderThatLiesIsToldBeforeAnyLine(int n, String counter, int tasks, String why)
      throws Exception {
    Path file = folder.resolve("a.audit");
    Files.writeString(file, new AuditFormat(n, counter, tasks).header() + "\n");
    assertEquals(2, run("--verify", file.toString()));
    assertTrue(err.toString(StandardCharsets.UTF_8).contains(why), err.toString());
  }

  @Test
  void anUnsoundLogIsAFailure() throws Exception {
    Path file = folder.resolve("a.audit");
    Files.writeString(file, new AuditFormat(8, "quadrants", 38).header() + "\n");
    assertEquals(1, run("--verify", file.toString()));
    String text = out.toString(StandardCharsets.UTF_8);
    assertTrue(text.contains("0 of 38 tasks") && text.contains("Not sound"), text);
    assertTrue(text.contains("and 26 more"), text);
  }
}
