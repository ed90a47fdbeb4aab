package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the death of the worker leaves. */
class WorkerDeathTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.exit(3)",
        "Runtime.getRuntime().halt(4);",
        "ProcessHandle.current().pid(); new ProcessBuilder(\"kill\", \"-9\", \"\" +"
            + " ProcessHandle.current().pid()).start().waitFor();",
      })
  void theReaderIsToldAndTheDefinitionsStay(String deadly) {
    try (Session session = Session.open()) {
      session.run(
          "import java.util.regex.Pattern;", "int lost = 8;", "int twice(int n) { return 2 * n; }");
      var ran = session.run(deadly);
      assertEquals("WorkerEnded", ran.failure().name());
      assertTrue(ran.all().contains("lost (cell [2])"), ran.all());
      assertEquals(Optional.of("42"), session.run("twice(21)").result());
      assertEquals(Optional.of("a"), session.run("Pattern.compile(\"a\")").result());
    }
  }
}
