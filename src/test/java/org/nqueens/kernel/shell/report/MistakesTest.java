package org.nqueens.kernel.shell.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/**
 * What beginners write, and what they are told: the files {@code mistakes*.txt}, to be read from
 * top to bottom. What was told in this run is shown in {@code target/errors.html}.
 */
class MistakesTest {

  /** What is told may differ from one JDK to the next: one of several. */
  private record Mistake(String name, String code, List<String> told) {

    String expected(String actual) {
      return told.contains(actual) ? actual : told.get(0);
    }
  }

  private static final List<String> FILES =
      List.of(
          "mistakes.txt",
          "mistakes-syntax.txt",
          "mistakes-types.txt",
          "mistakes-classes.txt",
          "mistakes-running.txt");

  /** What a later Java takes. */
  private static final String RIGHT = "(right)";

  private static final Path PAGE = Path.of("target/errors.html");
  private static final Map<Mistake, List<String>> REPORTS = new LinkedHashMap<>();
  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() throws IOException {
    session.close();
    StringBuilder page = new StringBuilder(ErrorPage.HEAD);
    REPORTS.forEach((m, report) -> page.append(ErrorPage.section(m.name(), m.code(), report)));
    Files.writeString(PAGE, page);
  }

  @TestFactory
  Stream<DynamicTest> eachIsToldWhereAndWhatToLookAt() throws IOException {
    return mistakes().stream().map(m -> DynamicTest.dynamicTest(m.name(), () -> check(m)));
  }

  @Test
  void thereAreMoreThanAFew() throws IOException {
    assertTrue(mistakes().size() >= 300, () -> "all files are read");
    assertEquals(mistakes().size(), mistakes().stream().map(Mistake::name).distinct().count());
    assertFalse(mistakes().stream().anyMatch(m -> m.told().contains("")));
  }

  private static void check(Mistake mistake) {
    String told = told(mistake);
    assertEquals(mistake.expected(told), told);
  }

  private static String told(Mistake mistake) {
    var ran = new Session.Ran();
    ran.outcome = session.interpreter.execute(new Cell(1, mistake.code()), ran);
    List<String> report =
        ran.outcome instanceof Outcome.Failed failed ? failed.report() : List.of(RIGHT);
    REPORTS.put(mistake, report);
    // The JDK's own lines differ from one JDK to the next.
    return String.join("\n", report)
        .replaceAll("\u001b\\[[0-9;]*m", "")
        .replaceAll("\\.java:[0-9]+\\)", ".java)");
  }

  private static List<Mistake> mistakes() throws IOException {
    List<Mistake> mistakes = new ArrayList<>();
    for (String file : FILES) {
      mistakes.addAll(mistakes(file));
    }
    return mistakes;
  }

  private static List<Mistake> mistakes(String file) throws IOException {
    String text;
    try (var in = MistakesTest.class.getResourceAsStream(file)) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Mistake> mistakes = new ArrayList<>();
    for (String block : text.split("(?m)^## ")) {
      if (!block.isBlank()) {
        int end = block.indexOf('\n');
        List<String> pieces = List.of(block.substring(end + 1).stripTrailing().split("\n--\n"));
        mistakes.add(
            new Mistake(block.substring(0, end), pieces.get(0), pieces.subList(1, pieces.size())));
      }
    }
    return mistakes;
  }
}
