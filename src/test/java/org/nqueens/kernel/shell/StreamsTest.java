package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a cell does to the streams, and what it is told beside its result. */
class StreamsTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Scanner(System.in).nextLine()",
        "new Scanner(System.in).nextInt()",
        "input(\"Name? \")",
        "password(\"Secret? \")",
        "new java.io.BufferedReader(new java.io.InputStreamReader(System.in)).readLine().length()",
        "int c = System.in.read();",
        "boolean more = new Scanner(System.in).hasNextLine();",
        "String line = new java.io.BufferedReader(new"
            + " java.io.InputStreamReader(System.in)).readLine();",
      })
  void whereNobodyAnswersOneSentenceSaysSo(String code) {
    String all = session.runWithInput(code).all();
    assertEquals(2, all.split("The cell asks for input, and where it runs", -1).length, all);
    assertFalse(all.contains("hasNext, isPresent") || all.contains("holds null"), all);
    assertFalse(
        session.run("throw new NoSuchElementException();").all().contains("asks for input"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "final int limit = 5;",
        "static final double LIMIT = 5;",
        "public static final String NAME = \"x\", OTHER = \"y\";",
        "@Deprecated final var it = 1;",
      })
  void aFinalThatHasNoEffectIsSaid(String code) {
    assertTrue(session.run(code).err.toString().contains("final has no effect"), code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "final class Closed {}",
        "class Holder { final int x = 1; }",
        "{ final int x = 1; }",
        "for (final int x : new int[] {1}) {}",
        "int last(final int x) { final int y = x; return y; }",
        "String word = \"final\"; // final",
      })
  void aFinalThatHasOneIsNoMatter(String code) {
    assertEquals("", session.run(code).err.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));",
        "System.setErr(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));",
        "System.setOut(null);",
        "System.setErr(System.out);",
        "System.setOut(System.err); System.setErr(null); System.setIn(null);",
      })
  void streamsThatACellReplacesAreBackInTheNextAndThatIsSaid(String code) {
    session.run(code);
    Session.Ran next = session.run("System.out.println(\"o\");\nSystem.err.println(\"e\");");
    assertEquals("o\n", next.out.toString());
    assertTrue(next.err.toString().endsWith("the notebook's again.\ne\n"), next.err.toString());
    assertEquals("", session.run("1").err.toString());
  }

  @Test
  void aCellCanCatchWhatItPrints() {
    Session.Ran ran =
        session.run(
            "var out = System.out;\nvar caught = new java.io.ByteArrayOutputStream();\n"
                + "System.setOut(new java.io.PrintStream(caught));\nSystem.out.print(\"hid\");\n"
                + "System.setOut(out);\ncaught.toString()");
    assertEquals(Optional.of("hid"), ran.result());
    assertEquals("", session.run("1").err.toString());
  }

  @Test
  void aCellCanSetTheSceneForTheNextWithInput() {
    session.run("var keyboard = System.in;");
    session.run("System.setIn(new java.io.ByteArrayInputStream(\"7\".getBytes()));");
    assertEquals(Optional.of("7"), session.run("new Scanner(System.in).nextInt()").result());
    session.run("System.setIn(keyboard);");
  }
}
