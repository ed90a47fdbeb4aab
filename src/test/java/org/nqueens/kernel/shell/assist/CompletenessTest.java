package org.nqueens.kernel.shell.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Session;

/** Whether a cell is whole, and how far the next line of one that is not is to be indented. */
class CompletenessTest {

  @AutoClose private static final Session SESSION = Session.open();

  private static Completeness completeness(String code) {
    return SESSION.interpreter.completeness(code);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "if (true) { ¦ INCOMPLETE ¦ 4",
        "for (int i = 0; i < 3; i++) { if (i > 1) { ¦ INCOMPLETE ¦ 8",
        "int x = 1 + ¦ INCOMPLETE ¦ 0",
        "call(1, ¦ INCOMPLETE ¦ 4",
        "String s = \"{\" ¦ COMPLETE ¦ 0",
        "/* open ¦ INCOMPLETE ¦ 0",
        "class A { } ¦ COMPLETE ¦ 0",
        "} ¦ INVALID ¦ 0",
        "int ) = 1 ¦ INVALID ¦ 0",
      })
  void aCellIsCompleteOrNot(String code, Completeness.State state, int indent) {
    assertEquals(new Completeness(state, " ".repeat(indent)), completeness(code));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "for(;;) ¦ 4",
        "for (int i = 0; i < 3; i++) ¦ 4",
        "for (String s : list) ¦ 4",
        "while (x) ¦ 4",
        "if (true) ¦ 4",
        "if (true) x(); else ¦ 4",
        "if (true) { } else ¦ 4",
        "if (a) x(); else if (b) ¦ 4",
        "for (;;) // for ever ¦ 4",
        "outer: for (;;) ¦ 4",
        "do ¦ 4",
        "do x(); ¦ 0",
        "do { } ¦ 0",
        "do { } while ¦ 0",
        "@Override ¦ 0",
        "@Deprecated @FunctionalInterface ¦ 0",
        "@SuppressWarnings(\"x\") ¦ 0",
        "public static final ¦ 0",
        "non-sealed ¦ 0",
        "Runnable r = () -> ¦ 0",
        "x ->  ¦ 0",
        "(a, b) -> ¦ 0",
        "() ¦ 0",
        "a + ¦ 0",
        "a - ¦ 0",
        "a % ¦ 0",
        "a && ¦ 0",
        "a == ¦ 0",
        "a < ¦ 0",
        "a >> ¦ 0",
        "x += ¦ 0",
        "! ¦ 0",
        "++ ¦ 0",
        "a ? ¦ 0",
        "a ? b ¦ 0",
        "a ? b : ¦ 0",
        "a + // more ¦ 0",
        "a + /* more */ ¦ 0",
        "list.stream(). ¦ 0",
        "\"a\". ¦ 0",
        "this. ¦ 0",
        "String:: ¦ 0",
        "int x = ¦ 0",
        "int x = 1, ¦ 0",
        "var ¦ 0",
        "new ¦ 0",
        "new Foo ¦ 0",
        "new a.b.Foo ¦ 0",
        "new int[] ¦ 0",
        "(int) ¦ 0",
        "x instanceof ¦ 0",
        "throw ¦ 0",
        "assert x : ¦ 0",
        "import ¦ 0",
        "import java. ¦ 0",
        "package ¦ 0",
        "while ¦ 0",
        "switch (x) ¦ 0",
        "int y = switch (x) ¦ 0",
        "switch (x) { case 1 -> ¦ 4",
        "try ¦ 4",
        "try { } ¦ 0",
        "try (var a = b) ¦ 0",
        "try { } catch (Exception e) ¦ 0",
        "try { } finally ¦ 4",
        "synchronized (x) ¦ 0",
        "class A ¦ 0",
        "class A extends B ¦ 0",
        "class A<T extends ¦ 0",
        "interface I ¦ 0",
        "enum E { A, ¦ 4",
        "record R(int x) ¦ 0",
        "sealed interface S permits ¦ 0",
        "@interface An ¦ 0",
        "void f() ¦ 0",
        "int f(int x) throws Exception ¦ 0",
        "static <T> T f(T x) ¦ 0",
        "/** open ¦ 0",
        "int x; /* open ¦ 0",
        "foo(bar( ¦ 8",
      })
  void whatLacksSomethingIsIncomplete(String code, int indent) {
    assertEquals(
        new Completeness(Completeness.State.INCOMPLETE, " ".repeat(indent)), completeness(code));
  }

  @ParameterizedTest
  @ValueSource(strings = {"String s = \"\"\"", "String s = \"\"\"\n  a", "f(\"\"\"\n \\\"\"\""})
  void anOpenTextBlockIsIncomplete(String code) {
    assertEquals(Completeness.State.INCOMPLETE, completeness(code).state());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "do { } while (x)",
        "x++",
        "x--",
        "i++;",
        "a ? b : c",
        "Map<?, ?> m",
        "new int[3]",
        "new int[] {1}",
        "new Foo()",
        "new a.Foo()",
        "foo()",
        "x.foo()",
        "(int) x",
        "(a)",
        "import java.util.*",
        "import java.util.*;",
        "int x",
        "x",
        "// only",
        "x // why",
        "while (true) { }",
        "for (;;) { }",
        "if (a) { } else { }",
        "try (var a = b) { }",
        "x -> x",
        "List<String> l",
        "\"+\"",
        "'+'",
        "1 + 1",
        "class A { } // +",
      })
  void whatLacksNothingIsComplete(String code) {
    assertEquals(new Completeness(Completeness.State.COMPLETE, ""), completeness(code));
  }
}
