package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** A variable that cannot keep its value says so, at once and when it is used. */
class LostVariableTest {

  @Test
  void aVariableOfAClassThatHasChangedIsNamedWithTheCellToRunAgain() {
    try (Session session = Session.open()) {
      session.run("class Kind { int v() { return 1; } }", "var one = new Kind();\nint other = 9;");
      Session.Ran changed = session.run("class Kind { int v() { return 2; } }");
      assertTrue(changed.err.toString().contains("one was reset"), changed.err.toString());
      assertTrue(changed.err.toString().contains("run cell [2] again"), changed.err.toString());
      Outcome.Failed used = (Outcome.Failed) session.run("one").outcome;
      assertTrue(used.report().toString().contains("run cell [2] again"), used.report().toString());
      assertEquals(Optional.of("9"), session.run("other").result());
      assertEquals(Optional.of("2"), session.run("var one = new Kind();", "one.v()").result());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "String gone = \"abc\"; ¦ int kept = gone.length(); ¦ int gone = 5; ¦ 3",
        "String gone = \"abc\"; ¦ var kept = gone.length(); ¦ int gone = 5; ¦ 3",
        "String gone = \"abc\"; ¦ var kept = gone.chars().boxed().toList(); ¦ int gone = 5; ¦ [97,"
            + " 98, 99]",
        "int gone() { return 4; } ¦ int kept = gone(); ¦ void gone() {} ¦ 4",
        "int gone() { return 4; } ¦ var kept = new int[] {gone()}; ¦ void gone() {} ¦ [4]",
        "class Gone { static int it = 6; } ¦ int kept = Gone.it; ¦ class Gone {} ¦ 6",
        "record Gone(int it) {} ¦ var kept = new Gone(7).it(); ¦ record Gone(String other) {} ¦ 7",
        "enum Gone { A } ¦ String kept = Gone.A.name(); ¦ enum Gone { B } ¦ A",
        "interface Gone { int it(); } ¦ int kept = ((Gone) () -> 8).it(); ¦ interface Gone {} ¦ 8",
      })
  void aValueIsKeptWhereItsTypeFitsAlthoughItsInitialiserIsWrongNow(
      String before, String make, String after, String value) {
    try (Session session = Session.open()) {
      session.run(before, make);
      Session.Ran changed = session.run(after);
      assertEquals("", changed.err.toString());
      session.run("import java.util.function.*;"); // JShell looks at all variables again
      assertEquals(Optional.of(value), session.run("kept").result());
      assertEquals(Optional.of(value), session.run("var more = kept;", after, "kept").result());
    }
  }

  @Test
  void whatIsResetForAChangeOfItsClassDoesNotTakeOthersAlong() {
    try (Session session = Session.open()) {
      session.run("class Box<T> { T v; Box(T v) { this.v = v; } }");
      session.run("var box = new Box<>(\"s\");\nString kept = box.v;\nint length = kept.length();");
      Session.Ran changed = session.run("class Box<T> { T v; T w; Box(T v) { this.v = v; } }");
      assertTrue(changed.err.toString().contains("box was reset"), changed.err.toString());
      session.run("import java.util.function.*;", "import java.util.function.Supplier;");
      assertEquals(Optional.of("s1"), session.run("kept + length").result());
      assertTrue(session.run("box").all().contains("run cell [2] again"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '¦',
      quoteCharacter = '`',
      value = {
        "int g(int n) { return n; } ¦ int g(int n) { return n / 0; }",
        "int g(int n) { return n; } ¦ long g(int n) { return n / 0; }",
        "int a = 1; ¦ System.exit(1);",
        "int a = 1; ¦ String a = null;",
        "class G { int it() { return 1; } } ¦ class G { int it() { return 1 / 0; } }",
      })
  void aTraceKnowsTheLinesOfWhatWasMadeAnewBecauseOfAnother(String first, String second) {
    try (Session session = Session.open()) {
      String use =
          first.startsWith("class") ? "new G().it()" : first.contains("a =") ? "a / 0" : "g(n)";
      session.run(first, "long f(int n) {\n  return " + use + ";\n}", second);
      session.run("import java.util.function.*;");
      String all = session.run("f(1)").all();
      assertTrue(
          all.contains("cell [2], line 2, in f()")
              || all.contains("f needs")
              || all.contains("f does not fit"),
          all);
      assertTrue(!all.contains("$JShell") && !all.contains(" .f"), all);
      assertTrue(!all.contains("needs ,"), all);
    }
  }

  @Test
  void aFailureOfTheCellThatChangesThingsStaysAFailure() {
    try (Session session = Session.open()) {
      session.run("String gone = \"abc\";", "int kept = gone.length();");
      Session.Ran ran = session.run("int gone = Integer.parseInt(\"x\");");
      assertTrue(ran.all().contains("NumberFormatException"), ran.all());
      assertEquals(Optional.of("3"), session.run("kept").result());
    }
  }
}
