package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

  @Test
  void aPromptMayBeNoText() {
    assertEquals(Optional.of("x"), session.runWithInput("input(null)", "x").result());
  }

  @Test
  @Timeout(180)
  void whatIsPrintedPastTheStreamsBelongsToTheCell() throws Exception {
    Session.Ran ran =
        session.run(
            "new ProcessBuilder(System.getProperty(\"java.home\") + \"/bin/java\","
                + " \"-version\").inheritIO().start();");
    while (!ran.out.toString().contains("version")) {
      Thread.sleep(10);
    }
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
        "return 5;",
        "if (Math.abs(-1) > 0) return 5;",
        "for (int i = 0; i < 3; i++) { if (i == 1) return i; }",
        "{ return 0; }",
      })
  void aReturnThatDoesNotLeaveTheCellIsSaid(String code) {
    Session.Ran ran = session.run(code + "\n7");
    assertTrue(ran.err.toString().contains("return does not leave a cell"), ran.all());
    assertEquals(Optional.of("7"), ran.result());
  }

  @ParameterizedTest
  @ValueSource(strings = {"return;", "if (Math.abs(-1) > 0) return;", "while (true) { return; }"})
  void aReturnOfNothingIsExplained(String code) {
    String all = session.run(code).all();
    assertTrue(all.contains("the last expression is the result"), all);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int seven() { return 7; }",
        "class Seven { int it() { return 7; } }",
        "Runnable run = () -> { return; };",
        "List.of(1).forEach(x -> { if (x > 0) return; });",
        "new Thread() { public void run() { return; } }.start();",
        "System.out.print(\"return\"); // return",
      })
  void aReturnThatLeavesSomethingIsNoMatter(String code) {
    assertEquals("", session.run(code).err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "quit", "exit;", "exit()", "quit()"})
  void whoWantsToLeaveIsToldHow(String code) {
    String all = session.run(code).all();
    assertTrue(all.contains("Ctrl-D"), all);
  }

  @Test
  void eachCellAsksAnew() {
    assertEquals(Optional.of("120"), session.runWithInput("System.in.read()", "xyz").result());
    assertEquals(Optional.of("97"), session.runWithInput("System.in.read()", "abc").result());
    assertEquals(Optional.of("0"), session.run("System.in.available()").result());
    assertEquals(
        Optional.of("122"),
        session
            .runWithInput("System.in.read();\nSystem.in.read();\nSystem.in.read()", "xyz")
            .result());
  }

  @Test
  void aThreadThatWaitsForInputHoldsNoCellUp() {
    session.run("Thread asker = new Thread(() -> { input(\"?\"); });\nasker.start();");
    assertEquals(Optional.of("2"), session.run("1 + 1").result());
    assertEquals(Optional.of("3"), session.run("asker.interrupt();\n1 + 2").result());
  }

  @Test
  void whatIsLoggedNamesTheCell() {
    String all =
        session.run("java.util.logging.Logger.getLogger(\"x\").warning(\"logged\");").all();
    assertTrue(all.contains("cell [") && !all.contains("do_it$"), all);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "var o = new Object() { int x; }; throw new IllegalStateException();",
        "var o = new RuntimeException(); throw o;",
        "var a = List.of(1, \"x\"); a.get(5);",
      })
  void noTraceHasNamesThatJShellMade(String code) {
    String all = session.run(code).all();
    assertFalse(all.contains("do_it$") || all.contains("$JShell"), all);
  }

  @Test
  void anObjectOfAnAnonymousClassIsCalledThat() {
    String code = "new Object() { public String toString() { throw new RuntimeException(); } }";
    assertEquals(
        Optional.of("‹an anonymous class, whose toString() threw RuntimeException›"),
        session.run(code).result());
    assertEquals(
        Optional.of("‹an anonymous class, whose toString() threw RuntimeException›"),
        session.run("Object nameless = " + code + ";\nnameless").result());
  }

  @Test
  void aTextThatLacksSomethingIsSaidToLackIt() {
    String code = "class Unfinished { public String toString() { return name(); } }";
    assertEquals(
        Optional.of("‹Unfinished, whose toString() uses something that is not declared›"),
        session.run("String name() { return lacking(); }", code, "new Unfinished()").result());
  }

  @Test
  void aVariableOfTypeVoidIsExplained() {
    String all = session.run("void x;").all();
    assertTrue(all.contains("a variable holds something"), all);
    assertTrue(session.run("byte b = 200;").all().contains("An int may be too large for a byte"));
    assertTrue(session.run("int i = 1L;").all().contains("A long may be too large for an int"));
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
