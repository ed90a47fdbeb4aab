package org.nqueens.kernel.shell.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a cell is taken apart and put together, without JShell. */
class CellPartsTest {

  private static List<Part> parts(String... sources) {
    List<Part> parts = new ArrayList<>();
    for (String source : sources) {
      parts.add(Part.of(source, 100 * parts.size(), Part.State.WHOLE));
    }
    return parts;
  }

  private static String rewritten(String... sources) {
    List<Part> parts = parts(sources);
    return Rewriting.of(parts.get(0), parts).text();
  }

  @Test
  void theLexerKnowsWhatIsNoCode() {
    String code =
        "int a; // b {\nString c = \"d } \\\" e\"; /* f */ char g = '\\''; \"\"\"\nh\n\"\"\"";
    assertEquals(
        List.of("int", "a", "String", "c", "char", "g"),
        Lexer.tokens(code).stream().filter(Token::isWord).map(Token::text).toList());
    assertEquals(0, Brackets.depth(Lexer.tokens(code)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "import java.util.*; | IMPORT | ''",
        "class A { } | TYPE | A",
        "public static final class A<T> extends B { } | TYPE | A",
        "@FunctionalInterface interface I { } | TYPE | I",
        "@Deprecated(since = \"1\") enum E { } | TYPE | E",
        "@interface Note { } | TYPE | Note",
        "record R(int x) { } | TYPE | R",
        "record G<T>(T x) { } | TYPE | G",
        "non-sealed class N extends S { } | TYPE | N",
        "int twice(int n) { return 2 * n; } | METHOD | twice",
        "<T extends Comparable<T>> T max(List<T> all) throws X { return null; } | METHOD | max",
        "private static int[] all() { return null; } | METHOD | all",
        "int x = twice(3); | ACTION | ''",
        "twice(3); | ACTION | ''",
        "new Thread(() -> { }) { void f() { } }.start(); | ACTION | ''",
        "if (a) { b(); } | ACTION | ''",
        "record = 5; | ACTION | ''",
        "return f(x); | ACTION | ''",
      })
  void aPieceIsKnownByItsFirstTokens(String source, Declared.Kind kind, String name) {
    assertEquals(new Declared(kind, name), Declared.of(Lexer.tokens(source)));
  }

  @Test
  void declarationsGoBeforeTheirFirstUseAndNothingElseMoves() {
    List<Part> parts =
        parts(
            "int a = f();",
            "a",
            "int f() { return g(); }",
            "int h() { return 1; }",
            "int g() { return 2; }",
            "import x.Y;");
    assertEquals(
        List.of(
            "import x.Y;",
            "int f() { return g(); }",
            "int g() { return 2; }",
            "int a = f();",
            "a",
            "int h() { return 1; }"),
        CellOrder.of(parts).stream().map(Part::source).toList());
  }

  @Test
  void aNameDeclaredTwiceStaysInOrder() {
    List<Part> parts = parts("int f() { return 1; }", "f()", "int f() { return 2; }", "f()");
    assertEquals(parts, CellOrder.of(parts));
  }

  @Test
  void aSealedTypePermitsTheSubtypesOfItsCell() {
    assertEquals(
        "sealed interface S permits A, B { }",
        rewritten(
            "sealed interface S { }",
            "record A(int x) implements S { }",
            "final class B implements S { }",
            "class C { }"));
    assertEquals(
        "sealed interface S permits A, S.N { record N() implements S { } }",
        rewritten(
            "sealed interface S { record N() implements S { } }", "record A() implements S { }"));
    assertEquals(
        "sealed interface S permits A { }",
        rewritten("sealed interface S permits A { }", "record B() implements S { }"));
  }

  @Test
  void theCanonicalConstructorOfARecordIsMadePublicAndNoOther() {
    assertEquals("record P(int x) { public P { } }", rewritten("record P(int x) { P { } }"));
    assertEquals(
        "record P(int x) { public P(int x) { } }", rewritten("record P(int x) { P(int x) { } }"));
    assertEquals("record P(int x) { public P { } }", rewritten("record P(int x) { public P { } }"));
    assertEquals(
        "record P(int x) { P() { this(1); } }", rewritten("record P(int x) { P() { this(1); } }"));
    assertEquals(
        "record P(int x) { P f() { return new P(1); } }",
        rewritten("record P(int x) { P f() { return new P(1); } }"));
  }

  @Test
  void placesOfARewrittenTextLeadBackToTheOriginal() {
    Edited text =
        new Edited(
            "0123456789", List.of(new Edited.Insertion(3, "abc"), new Edited.Insertion(7, "d")));
    assertEquals("012abc3456d789", text.text());
    assertEquals(2, text.original(2));
    assertEquals(3, text.original(4));
    assertEquals(3, text.original(6));
    assertEquals(7, text.original(10));
    assertEquals(9, text.original(13));
  }
}
