package org.nqueens.kernel.magic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;

/** What holds for every cell, not only for those of {@link CellReaderTest}. */
class CellReaderPropertyTest {

  private static final Set<String> NAMES = Set.of("maven", "time", "vars");

  private final CellReader reader = new CellReader(NAMES::contains, "time"::equals);

  /**
   * Places where a percent sign at the start of a line is none of a magic's, with room for text.
   */
  private static final List<String> JAVA =
      List.of(
          "String s = \"\"\"\n§\n\"\"\";",
          "f(\"\"\"\n  x\\\"\"\" \"\n§\n\"\"\");",
          "/*\n§\n*/",
          "/** \"\n§\n*/ class A {}",
          "// §\nint a;",
          "int a = 17\n%vars;",
          "int a = (17\n%time) + b[\n3\n%maven];",
          "int f(int maven) {\n  return 17 // §\n    %maven;\n}",
          "class B {\n  int m = 17\n%vars;\n  char c = '\"', d = '\\'', e = '{';\n}",
          "Runnable r = () -> {};",
          "int m = switch (k) { default -> 17; }\n%vars;",
          "switch (k) { default -> { m %= 7; } }",
          "int[][] a = {{1}, {2}};",
          "String t = \"{ ( /* // %vars \\\" \\\\\";",
          "for (int i = 0; i < 9; i++) { g(i %vars); }",
          "import static java.lang.Math.*;",
          ";");

  @Provide
  Arbitrary<String> statements() {
    Arbitrary<String> inside =
        Arbitraries.of("%maven g:a:1", "  %time f();", "%%time", "%vars", "; %vars", "}}\n%vars");
    Arbitrary<String> texts =
        Arbitraries.of(JAVA).flatMap(java -> inside.map(text -> filled(java, text)));
    return texts;
  }

  /** A comment to the end of the line takes one line only. */
  private static String filled(String java, String text) {
    return java.replace("§", java.contains("// §") ? text.lines().findFirst().orElse("") : text);
  }

  @Provide
  Arbitrary<List<String>> programs() {
    return statements().list().ofMinSize(1).ofMaxSize(8);
  }

  @Property(tries = 400)
  void noMagicIsFoundInLiteralsCommentsOrExpressions(@ForAll("programs") List<String> program) {
    String code = String.join("\n", program);
    assertEquals(List.of(new Piece.Java(code, 1)), reader.read(code));
  }

  @Property(tries = 400)
  void aMagicBetweenStatementsIsFoundOnItsLine(@ForAll("programs") List<String> program) {
    String code = String.join("\n%vars x\n", program) + "\n%maven g:a:1";
    List<Piece> magics = new ArrayList<>();
    int line = 0;
    for (String statement : program) {
      line += (int) statement.lines().count() + 1;
      boolean last = magics.size() == program.size() - 1;
      magics.add(
          new Piece.Line(Optional.empty(), last ? "maven" : "vars", last ? "g:a:1" : "x", line));
    }
    assertEquals(magics, reader.read(code).stream().filter(Piece.Line.class::isInstance).toList());
  }

  @Property(tries = 2000)
  void everyTextIsReadAndKeepsItsLength(
      @ForAll
          @Chars({'%', '"', '\'', '\\', '/', '*', '{', '}', '(', ')', ';', '=', '?', '\n', ' '})
          @CharRange(from = 'a', to = 'c')
          String code) {
    List<Piece> pieces = reader.read(code);
    assertTrue(!pieces.isEmpty(), code);
    for (int i = 1; i < pieces.size(); i++) {
      assertTrue(pieces.get(i - 1).line() <= pieces.get(i).line(), pieces::toString);
    }
    String blanked = reader.withoutMagics(code);
    assertEquals(code.length(), blanked.length());
    assertEquals(
        code.chars().filter(c -> c == '\n').count(),
        blanked.chars().filter(c -> c == '\n').count());
  }
}
