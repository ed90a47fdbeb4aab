package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.display.MimeBundle;

/** Cells in, outcomes out, with a real worker. */
class InterpreterTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  @Test
  void anUpdateWithoutAnIdIsToldWhatIsMissing() {
    try (Session own = Session.open()) {
      String told = own.run("String id;\nupdateDisplay(id, 1)").all();
      assertTrue(told.contains("the id that display(…) gave"), told);
    }
  }

  @Test
  void anExpressionGivesItsValue() {
    assertEquals(Optional.of("2"), session.run("1 + 1").result());
  }

  @Test
  void theCompilerSpeaksEnglishWhateverTheLanguageOfTheMachine() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.JAPAN); // each JDK has the compiler's messages in Japanese
    try (Session own = Session.open()) {
      String report = own.run("int x = foo(1);").all();
      assertTrue(report.contains("cannot find method foo(int)"), report);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void whatCannotBeShownIsSaidAndTheCellGoesOn() {
    var ran =
        new Session.Ran() {
          @Override
          public void display(MimeBundle bundle, Optional<String> id) {
            throw new IllegalArgumentException("no such colour");
          }
        };
    session.interpreter.execute(
        new Cell(900, "display(\"x\"); System.out.println(\"after\");"), ran);
    assertTrue(ran.err.toString().contains("no such colour"), ran.err.toString());
    assertEquals("after\n", ran.out.toString());
  }

  @Test
  void nullIsAValueToo() {
    assertEquals(Optional.of("null"), session.run("String none = null; none").result());
  }

  @Test
  void aStatementGivesNone() {
    assertEquals(Optional.empty(), session.run("System.out.println(1);").result());
    assertEquals(Optional.empty(), session.run("if (1 < 2) { int inner = 3; }").result());
  }

  @Test
  void aDeclarationGivesNoneAndAFinalAssignmentItsValue() {
    assertEquals(Optional.empty(), session.run("int assigned = 5;").result());
    assertEquals(Optional.of("6"), session.run("assigned = 6").result());
  }

  @Test
  void arraysShowTheirElements() {
    assertEquals(Optional.of("[[1, 2], [3]]"), session.run("new int[][] {{1, 2}, {3}}").result());
    assertEquals(Optional.of("[[1, 2]]"), session.run("List.of(new int[] {1, 2})").result());
  }

  @Test
  void outputKeepsItsOrderWithDisplays() {
    var ran =
        session.run(
            """
            System.out.println("before");
            System.err.println("aside");
            String id = display("<b>bold</b>", "text/html");
            System.out.println("after");
            updateDisplay(id, "plain");
            clearOutput(true);
            """);
    assertEquals(
        List.of(
            "OUT before\n",
            "ERR aside\n",
            "display {text/plain=<b>bold</b>, text/html=<b>bold</b>}",
            "OUT after\n",
            "update {text/plain=plain}",
            "clear true"),
        ran.events);
  }

  @Test
  void inputComesFromTheReader() {
    var ran = session.runWithInput("new Scanner(System.in).nextInt() + 1", "41");
    assertEquals(Optional.of("42"), ran.result());
  }

  @Test
  void promptsAndPasswordsReachTheReader() {
    var ran = session.runWithInput("input(\"Name? \") + password(\"Word? \")", "a", "b");
    assertEquals(Optional.of("ab"), ran.result());
    assertEquals(List.of("input Name? ", "password Word? "), ran.prompts);
  }

  @Test
  void whereNobodyAnswersTheInputHasEnded() {
    assertEquals(
        "java.util.NoSuchElementException",
        session.run("new Scanner(System.in).nextLine()").failure().name());
  }

  @Test
  void theRealExceptionIsNamedWithItsCellAndLineAndCause() {
    var ran =
        session.run(
            """
            int first = 1;
            int[] two = new int[2];

            two[5] = first;
            """);
    assertEquals("java.lang.ArrayIndexOutOfBoundsException", ran.failure().name());
    assertTrue(ran.all().contains(", line 4\n      two[5] = first;"), ran.all());
    var caused = session.run("throw new RuntimeException(\"outer\", new Exception(\"inner\"));");
    assertTrue(caused.all().contains("caused by: java.lang.Exception: inner"), caused.all());
  }

  @Test
  void aCompileErrorPointsAtItsPlace() {
    var ran = session.run("int fine = 1;\nint wrong = \"text\";");
    assertEquals("CompilationError", ran.failure().name());
    assertTrue(ran.all().contains("line 2"), ran.all());
    assertTrue(ran.all().contains("    int wrong = \"text\";\n                ^"), ran.all());
  }

  @Test
  void classesMayNeedEachOther() {
    var ran = session.run("class Hen { Egg egg; }\nclass Egg { Hen hen; }\nnew Hen().egg == null");
    assertEquals(Optional.of("true"), ran.result());
  }

  @Test
  void aVariableKeepsItsValueWhenItsOriginIsRedefined() {
    var ran =
        session.run(
            "String root = \"first\";",
            "var derived = root.substring(2);",
            "String root = \"other\";",
            "derived");
    assertEquals(Optional.of("rst"), ran.result());
    assertEquals(Optional.of("other"), session.run("root").result());
  }

  @Test
  void aQuestionRightBehindACellIsAnswered() {
    for (int i = 0; i < 100; i++) {
      session.run("1");
      assertFalse(session.interpreter.complete("Math.", 5).proposals().isEmpty(), "after " + i);
    }
  }

  @Test
  void completionInspectionAndCompletenessKnowJava() {
    var completions = session.interpreter.complete("int one = 1;\n\"abc\".subs", 21);
    assertEquals(19, completions.start());
    assertTrue(
        completions.proposals().stream().anyMatch(p -> p.text().startsWith("substring")),
        completions.toString());
    assertTrue(session.interpreter.inspect("\"abc\".length()", 9).orElse("").contains("length()"));
    assertEquals(
        new Completeness(Completeness.State.INCOMPLETE, "    "),
        session.interpreter.completeness("void open() {"));
    assertEquals(
        Completeness.State.COMPLETE, session.interpreter.completeness("int whole = 1").state());
    assertEquals(
        Completeness.State.INVALID, session.interpreter.completeness("int ) = 1;").state());
  }
}
