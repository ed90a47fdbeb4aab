package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What goes of the class files that JShell would keep for ever, and what still works then. */
class SnippetClassesTest {

  private final JShell jshell = JShell.builder().executionEngine("local").build();
  private final SnippetClasses classes = SnippetClasses.of(jshell);

  @AfterEach
  void close() {
    jshell.close();
  }

  /** Runs a piece of code; its result as JShell shows it. */
  private String run(String code) {
    var event = jshell.eval(code).get(0);
    assertEquals(Snippet.Status.VALID, event.status(), code);
    return String.valueOf(event.value());
  }

  /** So many cells, with what follows each of them, that all that can go has gone. */
  private void runManyCells() {
    for (int i = 0; i < 50; i++) {
      run("1 + " + i);
      run("if (true) { int x = " + i + "; }");
      NamelessValues.tidy(jshell);
      classes.tidy();
    }
  }

  @Test
  void howeverManyCellsThereWereFewClassFilesAreLeft() {
    runManyCells();
    assertFalse(classes.names().isEmpty());
    assertTrue(classes.names().size() < 40, classes.names().toString());
  }

  @Test
  void allThatIsDefinedWorksAfterwards() {
    run("int n = 8;");
    run("record Pair(int a, int b) { record Inner(int c) {} }");
    run("enum Colour { RED, GREEN }");
    run("int twice(int x) { return 2 * x; }");
    run("<T> T same(T value) { return value; }");
    run("interface Shape { double area(); }");
    run("Shape square = () -> n * n;");
    run("var pair = new Pair(n, twice(n));");
    runManyCells();
    assertEquals("16", run("twice(n)"));
    assertEquals("Pair[a=8, b=16]", run("pair"));
    assertEquals("Inner[c=3]", run("new Pair.Inner(same(3))"));
    assertEquals("GREEN", run("Colour.valueOf(\"GREEN\")"));
    assertEquals("64.0", run("square.area()"));
  }

  @Test
  void whatIsDefinedAgainIsOfItsNewKind() {
    run("class A { int x = 1; }");
    run("A a = new A();");
    run("int f() { return 1; }");
    run("int g() { return f() + 1; }");
    run("class A { int y = 5; }");
    run("int f() { return 10; }");
    runManyCells();
    assertEquals("11", run("g()"));
    assertEquals("5", run("new A().y"));
    run("a = new A();");
    assertEquals("5", run("a.y"));
  }

  @Test
  void anObjectOfAClassWithoutANameKeepsItsMembers() {
    run("var lone = new Object() { int z = 3; Object self() { return this; } };");
    run("Object other = lone.self();");
    runManyCells();
    assertEquals("3", run("lone.z"));
    assertEquals("true", run("other == lone"));
  }

  @Test
  void aMethodThatWaitedForAnotherIsFound() {
    assertEquals(
        Snippet.Status.RECOVERABLE_DEFINED,
        jshell.eval("int h() { return late(); }").get(0).status());
    runManyCells();
    run("int late() { return 4; }");
    runManyCells();
    assertEquals("4", run("h()"));
  }

  @Test
  void theClassesInAClassOfASingleUseStay() {
    run("for (int i = 0; i < 1; i++) { class Local {} new Local(); }");
    Set<String> before = classes.names();
    runManyCells();
    assertTrue(classes.names().containsAll(before), classes.names().toString());
  }
}
