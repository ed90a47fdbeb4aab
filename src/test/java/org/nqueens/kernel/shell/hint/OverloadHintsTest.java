package org.nqueens.kernel.shell.hint;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Session;

/** Who calls a method that JShell does not show it is not left with the compiler's word. */
@EnabledForJreRange(max = JRE.JAVA_24)
class OverloadHintsTest {

  private static final String HINT = "does not see the other";
  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.run("String show(int a) { return \"int \" + a; }");
    session.run("int sum(Map<String, Integer> all, int from) { return from; }");
    session.run("int most(int... all) { return all[0]; }");
    session.run("String row(String sign, Object... rest) { return sign; }");
    session.run("int least(List<Integer> all) { return all.get(0); }");
  }

  @AfterAll
  static void close() {
    session.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String show(String a) { return show(a.length()); }",
        "String show(String a) { return (1 + 2) + show(Math.max(a.length(), 2)); }",
        "String show(int a, int b) { return show(a) + b; }",
        "int sum(int from) {\n  return 1 + sum(Map.of(), from);\n}",
        "int sum(List<Integer> all, int from) { return sum(Map.of(), from); }",
        "int most(List<Integer> all) { return most(1, 2, 3); }",
        "int most(List<Integer> all) { return most(); }",
        "int most(List<Integer> all) { return most(all.get(0)); }",
        "int most(int[] all, int[] more) { return most(new int[] {1, 2}); }",
        "String row(int n) { return row(\"-\", n, n) + row(\"-\"); }",
        "String row() { return row(\"-\", 1, 2); }",
        "int least(int... all) { return least(List.of(1, 2)); }",
        "int least(String first, int... all) {\n  return least(List.of(1, 2));\n}",
        "int both(int... all) { return 1; }\nint both(String all) { return both(1); }",
        "int pair(int... all) { return 1; }\nint pair(String s, int n) { return pair(1, 2); }",
        "int twice(int a) { return 2 * a; }\nlong twice(String a) { return twice(a.length()); }"
      })
  void aNamesakeThatIsNotSeenIsSpokenOf(String code) {
    String told = session.run(code).all();
    assertTrue(told.contains(HINT), told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int fall(int a) { return fall(\"a\"); }",
        "String show(String a, int b) { return show(b, a); }",
        "int fell(int... all) { return fell(\"a\", \"b\"); }",
        "int two(String a, String b) { return 1; }\nint two(int... n) { return two(\"\", \"\"); }",
        "int one(int... all) { return 1; }\nint one(String all) { return one(1, 2); }",
        "String row() { return row(); } String mine = row(1);",
        "int least(List<Integer> all) { return least(\"a\"); }",
        "int most(int... all) { return most(\"a\", \"b\"); }",
        "int open(int a, int b) { return open(1); }\nint open(int... all) { return open(\"\", 1, 2); }",
        "String show(String a) { int length = a; return a; }",
        "String show(String a) { return String.valueOf(a.charAt(\"0\")); }",
        "show(\"a\")"
      })
  void otherMistakesOfTypesAreNotPutDownToIt(String code) {
    String told = session.run(code).all();
    assertFalse(told.contains(HINT), told);
  }
}
