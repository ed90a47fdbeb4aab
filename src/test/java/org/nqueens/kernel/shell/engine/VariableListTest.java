package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** The list of the variables with their values. */
class VariableListTest {

  private Session session;

  @BeforeEach
  void open() {
    session = Session.open();
  }

  @AfterEach
  void close() {
    session.close();
  }

  private Session.Ran list() {
    Session.Ran ran = new Session.Ran();
    ran.outcome = session.interpreter.variables(new Cell(50, ""), ran);
    return ran;
  }

  @Test
  void eachVariableIsOneLineInTheOrderInWhichTheyWereMade() {
    session.run("int n = 8;", "String s = \"a\\nb\";", "1 + 1", "int[] a = {1, 2};", "Object o;");
    session.run("var list = List.of(1);", "String id = display(\"shown\");", "n = 9;");
    String[] lines = list().result().orElseThrow().split("\n");
    assertEquals(6, lines.length);
    assertEquals("int n = 9", lines[0]);
    assertEquals("String s = a\\nb", lines[1]);
    assertEquals("int[] a = [1, 2]", lines[2]);
    assertEquals("Object o = null", lines[3]);
    assertEquals("List<Integer> list = [1]", lines[4]);
    assertTrue(lines[5].matches("String id = [-0-9a-f]{36}"), lines[5]);
  }

  @Test
  void thereMayBeNone() {
    assertEquals(Optional.of(""), list().result());
  }

  @Test
  void aVariableWhoseTypeIsMissingHasNoValueAndHidesNoOther() {
    session.run("int first = 1;", "Missing m;", "int last = 2;");
    assertEquals(Optional.of("int first = 1\nMissing m\nint last = 2"), list().result());
  }

  @Test
  void aValueThatCannotShowItselfHidesNoOther() {
    session.run("class Bad { public String toString() { throw new RuntimeException(\"no\"); } }");
    session.run("Bad bad = new Bad();", "int good = 1;");
    String lines = list().result().orElseThrow();
    assertTrue(lines.startsWith("Bad bad = ") && lines.endsWith("\nint good = 1"), lines);
  }

  @Test
  void aLongValueIsCut() {
    session.run("String x = \"♛😀\".repeat(1000);");
    assertEquals(Optional.of("String x = " + "♛😀".repeat(30) + "…"), list().result());
  }

  @Test
  void whatAValuePrintsBelongsToTheList() {
    session.run("class Loud { public String toString() { System.out.println(1); return \"x\"; } }");
    session.run("var loud = new Loud();");
    Session.Ran ran = list();
    assertEquals("1\n", ran.out.toString());
    assertEquals(Optional.of("Loud loud = x"), ran.result());
  }

  @Test
  void aValueThatNeverEndsIsInterrupted() throws Exception {
    session.run(
        "class Endless { public String toString() { System.out.println(1); while (true) {} } }",
        "var endless = new Endless();",
        "int kept = 7;");
    CountDownLatch begun = new CountDownLatch(1);
    var ran =
        new Session.Ran() {
          @Override
          public synchronized void stream(CellOutput.Stream stream, String text) {
            begun.countDown();
          }
        };
    var outcome =
        CompletableFuture.supplyAsync(() -> session.interpreter.variables(new Cell(5, ""), ran));
    begun.await(60, TimeUnit.SECONDS);
    session.interpreter.interrupt();
    assertEquals("Interrupted", ((Outcome.Failed) outcome.get(60, TimeUnit.SECONDS)).name());
    assertEquals(Optional.of("7"), session.run("kept").result());
  }

  @Test
  void aDisplaysIdIsHiddenWhereItIsMadeAndShownWhereItIsLookedAt() {
    assertEquals(Optional.empty(), session.run("display(1)").result());
    Session.Ran held = session.run("String id = display(1);", "id");
    assertTrue(held.result().orElse("").matches("[-0-9a-f]{36}"), held.all());
    assertTrue(session.run("var other = display(2);\nother").result().isPresent());
    assertTrue(session.run("id = display(3)").result().isEmpty());
    assertTrue(session.run("List.of(display(4)).get(0) + \"\"").result().isPresent());
  }
}
