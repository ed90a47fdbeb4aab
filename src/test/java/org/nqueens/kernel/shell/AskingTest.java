package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Completion, inspection and completeness; a bar stands where the cursor is. */
class AskingTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.run(
        "int answer = 42;",
        "/** Doubles a {@code number}. */ int twice(int number) { return 2 * number; }",
        "class Dog {\n"
            + "  /**\n"
            + "   * Barks.\n"
            + "   *\n"
            + "   * @param times how often\n"
            + "   */\n"
            + "  void bark(int times) {}\n"
            + "}\n"
            + "Dog rex = new Dog();");
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Completions complete(String marked) {
    int cursor = marked.indexOf('|');
    return session.interpreter.complete(marked.replace("|", ""), cursor);
  }

  private static Optional<String> inspect(String marked) {
    int cursor = marked.indexOf('|');
    return session.interpreter.inspect(marked.replace("|", ""), cursor);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      value = {
        "ans| ¦ answer",
        "tw| ¦ twice(",
        "rex.| ¦ bark(",
        "'\"abc\".subs|' ¦ substring(",
        "Math.ma|x(1, 2) ¦ max(",
        "new ArrayL| ¦ ArrayList(",
        "int local = 1; loc| ¦ local",
        "String word = \"\"; word.toUp| ¦ toUpperCase(",
        "for (int i = 0; i < 3; i++) { String inner = \"\"; inner.len| ¦ length()",
        "int half(int given) { return giv| ¦ given",
        "class Cat { int lives; } Cat tom = new Cat(); tom.l| ¦ lives",
        "record Pair(int left) {} new Pair(1).le| ¦ left()",
      })
  void whatCouldStandAtThePosition(String marked, String wanted) {
    Completions found = complete(marked);
    assertTrue(found.proposals().stream().anyMatch(p -> p.text().equals(wanted)), found.toString());
    String code = marked.replace("|", "");
    String begun = code.substring(found.start(), found.end());
    assertTrue(wanted.startsWith(begun), () -> begun + " is not replaced by " + wanted);
  }

  @Test
  void proposalsSayWhatTheyAre() {
    Completions.Proposal twice = complete("twi|").proposals().get(0);
    assertEquals("function", twice.type());
    assertEquals("int twice(int number)", twice.signature());
  }

  @Test
  void whatNobodyKnowsHasNoProposals() {
    assertEquals(0, complete("qqqq|").proposals().size());
    assertEquals(Optional.empty(), inspect("qqq|q"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"ans|",
        "\"ans|\"",
        "String s = \"say ans| now\";",
        "\"a\\\"ans|\"",
        "char c = 'a|';",
        "'|",
        "// ans|",
        "int n = 1; // ans|\nint m;",
        "/* ans|",
        "/* ans| */ 1",
        "/** {@code ans|} */ void f() {}",
        "String t = \"\"\"\n    ans|",
        "String t = \"\"\"\n    ans|\n    \"\"\";",
        "String t = \"\"\"\n    \\\"\"\" ans|\n    \"\"\";",
        "twice(\"ans|\")",
      })
  void inTextOfTheReadersThereIsNothingToPropose(String marked) {
    assertEquals(List.of(), complete(marked).proposals());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"\" + ans|",
        "'\"' + ans|",
        "/* \" */ ans|",
        "// '\nans|",
        "\"\"\"\n x\"\"\" + ans|",
        "/**/ ans|"
      })
  void behindTextOfTheReadersThereIs(String marked) {
    assertTrue(
        complete(marked).proposals().stream().anyMatch(p -> p.text().equals("answer")),
        complete(marked).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"|", "int n = |", "twice(|", "1 + |", "if (true) { |"})
  void theNamesThatJShellGivesToResultsAreNotProposed(String marked) {
    session.run("6 * 7");
    List<Completions.Proposal> found = complete(marked).proposals();
    assertTrue(found.stream().noneMatch(p -> p.text().startsWith("$")), found.toString());
    assertFalse(found.isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enum E { A { void f(){} }; int g() { return 1; } }",
        "class A<T extends Comparable<T>> { record P(int x) { P { x++; } } }",
        "var s = \"\"\"\n ♛ \\\"\"\" 😀\n \"\"\".strip(); s.len",
        "List.of(1).stream().map(x -> { return x * 2; }).toList()",
        "'\\'' + \"\\\\\" /* c */ + x ? y : z -> {{ ((",
        "]}){[( \u0000\ufeff\ud83d new new $1.",
      })
  void wheneverItIsAskedItAnswersAboutAPlaceInTheText(String text) {
    for (int at = 0; at <= text.length(); at++) {
      String code = text.substring(0, at);
      Completions found = session.interpreter.complete(code, at);
      boolean legal = 0 <= found.start() && found.start() <= found.end() && found.end() <= at;
      assertTrue(legal, code + "| " + found);
      session.interpreter.inspect(text, at);
      session.interpreter.completeness(code);
    }
  }

  @Test
  void inspectionShowsSignatureAndComment() {
    assertEquals(Optional.of("int twice(int number)\n\nDoubles a number."), inspect("tw|ice(1)"));
    assertEquals(
        Optional.of("void Dog.bark(int times)\n\nBarks.\n\ntimes: how often"),
        inspect("rex.ba|rk(1)"));
    assertTrue(
        inspect("\"abc\".subst|ring(1)").orElseThrow().contains("int beginIndex, int endIndex"));
  }

  @Test
  void theLibrarysCommentsAreFoundInItsSources() {
    String text =
        inspect("org.nqueens.kernel.shell.Nothing n; org.nqueens.board.Placement.emp|ty(4)")
            .orElse("");
    assertTrue(text.startsWith("Placement Placement.empty(int n)\n\n"), text);
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
    assertEquals(
        new Completeness(state, " ".repeat(indent)), session.interpreter.completeness(code));
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
        new Completeness(Completeness.State.INCOMPLETE, " ".repeat(indent)),
        session.interpreter.completeness(code));
  }

  @ParameterizedTest
  @ValueSource(strings = {"String s = \"\"\"", "String s = \"\"\"\n  a", "f(\"\"\"\n \\\"\"\""})
  void anOpenTextBlockIsIncomplete(String code) {
    assertEquals(Completeness.State.INCOMPLETE, session.interpreter.completeness(code).state());
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
    assertEquals(
        new Completeness(Completeness.State.COMPLETE, ""), session.interpreter.completeness(code));
  }
}
