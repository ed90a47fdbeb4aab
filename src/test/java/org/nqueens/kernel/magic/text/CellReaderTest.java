package org.nqueens.kernel.magic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellReaderTest {

  private final CellReader reader =
      new CellReader(Set.of("maven", "time", "jars", "lsmagic")::contains, "time"::equals);

  private static Piece java(String code, int line) {
    return new Piece.Java(code, line);
  }

  private static Piece magic(String name, String arguments, int line) {
    return new Piece.Line(Optional.empty(), name, arguments, line);
  }

  private void reads(String code, Piece... pieces) {
    assertEquals(List.of(pieces), reader.read(code));
  }

  @Nested
  class WhatIsJava {

    @ParameterizedTest
    @ValueSource(
        strings = {
          "",
          "   \n\n",
          "10 %7",
          "int m = 17\n    %5;",
          "int m = 17\n    %5;\nm",
          "int mx = 17, my = 5;\nint mz = mx %my;\nmz",
          "int mz = mx\n  %my;",
          "mx\n%my",
          "mx\n%time",
          "mx\n%time + 1",
          "mx\n%time\n+ 1",
          "mx\n%time instanceof Integer",
          "int a = b /* c */\n%time;",
          "int a = b // c;\n%time;",
          "int m = f(17\n%time, 2);",
          "int m = a[17\n%time];",
          "m %= 7;",
          "m\n%= 7;",
          "String s = \"\"\"\n%maven a:b:1\n\"\"\";\ns",
          "String s = \"\"\"\n  \\\"\"\"\n%maven a:b:1\n\"\"\";\ns",
          "String s = \"\"\"\n%%time\n\"\"\"; // %maven",
          "/*\n%maven a:b:1\n*/",
          "/** {@code\n * x;\n%maven a:b:1\n*/ int x;",
          "// %maven a:b:1\nint x;",
          "String s = \";%maven a:b:1\";",
          "char c = ';', d = '%', e = '\\'';\nint x = 1 %time;",
          "System.out.printf(\"50%%%n\");",
          "int x = switch (k) { default -> 17; }\n%time;",
          "int x = new Object() { int y() { return 1; } }.y()\n%time;",
          "class A {\n  int x = 17\n    %time;\n}",
          "\"abc\n%5",
          "% maven a:b:1",
          "x = %5;",
          "x -= y\n%time;",
        })
    void staysOnePieceAsItIs(String code) {
      reads(code, java(code, 1));
    }
  }

  @Nested
  class LineMagics {

    @Test
    void oneAloneIsTheWholeCell() {
      reads("%maven a:b:1", magic("maven", "a:b:1", 1));
    }

    @Test
    void oneMayBeIndentedAndHaveBlanksBehindIt() {
      reads("\n  %maven a:b:1  \n\n", magic("maven", "a:b:1", 2));
    }

    @Test
    void javaKeepsItsLinesAroundThem() {
      reads(
          "int a = 1;\n\n%maven a:b:1\n%jars x\n\nint b = 2;\nb",
          java("int a = 1;\n\n", 1),
          magic("maven", "a:b:1", 3),
          magic("jars", "x", 4),
          java("int b = 2;\nb", 6));
    }

    @Test
    void commentsAloneAreNoPiece() {
      reads("// get it\n%maven a:b:1\n/* done */", magic("maven", "a:b:1", 2));
    }

    @Test
    void oneFollowsADeclarationWithBraces() {
      reads(
          "int f() {\n  return 1;\n}\n%time f()",
          java("int f() {\n  return 1;\n}\n", 1), magic("time", "f()", 4));
    }

    @Test
    void oneFollowsASwitchStatement() {
      reads(
          "switch (1) {\n  default -> { }\n}\n%maven a:b:1",
          java("switch (1) {\n  default -> { }\n}\n", 1), magic("maven", "a:b:1", 4));
    }

    @Test
    void oneFollowsALambdaAndAnArrayOnceTheSemicolonIsThere() {
      reads(
          "int[] a = {1, 2};\nRunnable r = () -> {};\n%lsmagic",
          java("int[] a = {1, 2};\nRunnable r = () -> {};\n", 1), magic("lsmagic", "", 3));
    }

    @Test
    void oneFollowsAnExpressionWithoutSemicolonWhenNoJavaReadsSo() {
      reads("f()\n%time g()", java("f()\n", 1), magic("time", "g()", 2));
    }

    @Test
    void aMagicOfUnknownNameIsReadToo() {
      reads("%mavne a:b:1", magic("mavne", "a:b:1", 1));
    }

    @Test
    void codeBehindOneGoesOnWhileABracketIsOpen() {
      reads(
          "%time for (int i = 0; i < 3; i++) {\n  f(i);\n}\nint x;",
          magic("time", "for (int i = 0; i < 3; i++) {\n  f(i);\n}", 1), java("int x;", 4));
    }

    @Test
    void codeBehindOneGoesOnThroughATextBlock() {
      reads(
          "%time f(\"\"\"\n  ) %maven a:b:1\n  \"\"\")\n%jars x",
          magic("time", "f(\"\"\"\n  ) %maven a:b:1\n  \"\"\")", 1), magic("jars", "x", 4));
    }

    @Test
    void codeThatNeverClosesGoesOnToTheEnd() {
      reads("%time f(\n1\n", magic("time", "f(\n1", 1));
    }

    @Test
    void aQuestionAsksForTheManual() {
      reads("?%maven", magic("lsmagic", "maven", 1));
      reads("%maven?", magic("lsmagic", "maven", 1));
      reads("int a;\n?%%time\na", java("int a;\n", 1), magic("lsmagic", "time", 2), java("a", 3));
    }
  }

  @Nested
  class Assignments {

    @Test
    void theTargetIsHandedOver() {
      reads(
          "List<String> a = %jars x/*.jar",
          new Piece.Line(Optional.of("List<String> a = "), "jars", "x/*.jar", 1));
    }

    @Test
    void whatStandsBeforeTheStatementRunsBefore() {
      reads(
          "int k = 1; var a = %jars x\na.size()",
          java("int k = 1; ", 1),
          new Piece.Line(Optional.of("var a = "), "jars", "x", 1),
          java("a.size()", 2));
    }
  }

  @Nested
  class CellMagics {

    @Test
    void theRestIsTheBody() {
      reads("%%time a b \nint x;\nx", new Piece.Whole("time", "a b", "int x;\nx", 1));
    }

    @Test
    void blankLinesMayComeBefore() {
      reads("\n\n%%time\nint x;", new Piece.Whole("time", "", "int x;", 3));
    }

    @Test
    void theBodyMayBeMissing() {
      reads("%%time", new Piece.Whole("time", "", "", 1));
    }

    @Test
    void oneFurtherDownIsMisplaced() {
      reads(
          "int x;\n%%time\nx",
          new Piece.Misplaced("%%time must be the first thing of its cell", 2));
    }
  }

  @Test
  void aMagicInABlockIsMisplaced() {
    reads(
        "int x;\nfor (;;) {\n  %maven a:b:1\n}",
        new Piece.Misplaced("%maven is inside of a block; a magic stands outside of braces", 3));
  }
}
