package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import jdk.jshell.JShell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Many imports in one snippet: what JShell makes of them. */
class StartupImportsTest {

  private final JShell jshell = JShell.builder().executionEngine("local").build();

  @AfterEach
  void close() {
    jshell.close();
  }

  @Test
  void allImportsOfAllTextsAreInForce() {
    assertEquals(
        List.of(),
        StartupImports.evaluate(
            List.of(
                "import java.util.*;\n\nimport java.util.stream.*;",
                "import static java.lang.Math.*;"),
            jshell));
    assertEquals("9", value("IntStream.of(1, 8).sum()"));
    assertEquals("[4]", value("List.of(max(3, 4))"));
  }

  @Test
  void theyStayWhenAReaderImportsOneOfThemAgain() {
    StartupImports.evaluate(List.of("import java.util.*;\nimport java.util.stream.*;"), jshell);
    jshell.eval("import java.util.*;");
    assertEquals("9", value("IntStream.of(1, 8).sum()"));
  }

  @Test
  void aClassOfTheReadersOwnComesFirst() {
    StartupImports.evaluate(List.of("import java.util.*;"), jshell);
    jshell.eval("class List { public String toString() { return \"mine\"; } }");
    assertEquals("mine", value("new List()"));
  }

  @Test
  void aTextWithAnythingElseIsLeftToOthers() {
    List<String> mixed = List.of("import java.util.*;", "import java.util.*;\nint x = 1;");
    assertEquals(mixed.subList(1, 2), StartupImports.evaluate(mixed, jshell));
  }

  @Test
  void whereAnImportIsWrongAllAreLeftToOthers() {
    List<String> wrong = List.of("import java.util.*;", "import no.such.place.*;");
    assertEquals(wrong, StartupImports.evaluate(wrong, jshell));
    assertEquals(0, jshell.imports().count());
  }

  private String value(String expression) {
    return jshell.eval(expression).get(0).value();
  }
}
