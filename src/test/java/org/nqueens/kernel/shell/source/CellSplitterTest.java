package org.nqueens.kernel.shell.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.execution.LocalExecutionControlProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the pieces of a long cell end. */
class CellSplitterTest {

  private static final JShell JSHELL =
      JShell.builder().executionEngine(new LocalExecutionControlProvider(), null).build();

  private final CellSplitter splitter = new CellSplitter(JSHELL.sourceCodeAnalysis());

  @AfterAll
  static void close() {
    JSHELL.close();
  }

  private List<String> sources(String code) {
    return splitter.split(code).stream().map(part -> part.source().strip()).toList();
  }

  /** Each piece is put at every place near the one where a long code is cut for JShell. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (a) b(); else c();",
        "if (a) b();\n// between\nelse c();",
        "try { a(); } catch (Exception e) { } finally { b(); }",
        "do a(); while (b);",
        "String text = \"a; b; c; d; e\";",
        "int a = 1; /* b; */",
        "non-sealed class A extends B { int c; }",
        "int f() { return 1; }",
        "record R(int a) { R { } int b() { return a; } }",
        "int[] many = {1, 2, 3};",
        "var f = switch (a) { case 1 -> 2; default -> 3; };",
      })
  void aPieceIsWholeWhereverItStands(String piece) {
    for (int before = 430; before <= 510; before += 3) {
      String code =
          "/*" + "x".repeat(before) + "*/ int x;\n" + piece + "\nint y;\n" + "int z;\n".repeat(90);
      List<String> alone = sources(piece + "\nint y;");
      List<String> found = sources(code);
      assertEquals(alone, found.subList(1, 1 + alone.size()), "behind " + before);
      assertEquals(alone.size() + 91, found.size());
    }
  }

  @Test
  void aPieceMayBeLongItself() {
    String list = "int[] all = {" + "1, ".repeat(20_000) + "};";
    assertEquals(List.of("int a;", list, "int b;"), sources("int a;\n" + list + "\nint b;"));
  }

  @Test
  void anOpenEndIsFoundBehindMuchThatIsWhole() {
    String code = "int a;\n".repeat(1000);
    Stream.of("int b = (", "class B {", "for (;;)")
        .forEach(
            end -> {
              List<Part> parts = splitter.split(code + end);
              assertEquals(1001, parts.size(), end);
              assertEquals(code.length(), parts.get(1000).offset());
            });
  }

  /** Twelve thousand pieces took minutes, while each was looked for in all that follow. */
  @Test
  @Timeout(60)
  void aCellOfManyPiecesIsTakenApartInNoLongTime() {
    assertEquals(12_000, splitter.split("int a;\n".repeat(12_000)).size());
  }
}
