package org.nqueens.kernel.shell.assist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Session;

/** Completion and inspection; a bar stands where the cursor is. */
class AskingTest {

  @AutoClose private static final Session SESSION = Session.open();

  @BeforeAll
  static void declare() {
    SESSION.run(
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

  private static Completions complete(String marked) {
    int cursor = marked.indexOf('|');
    return SESSION.interpreter.complete(marked.replace("|", ""), cursor);
  }

  private static Optional<String> inspect(String marked) {
    int cursor = marked.indexOf('|');
    return SESSION.interpreter.inspect(marked.replace("|", ""), cursor);
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
    SESSION.run("6 * 7");
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
      Completions found = SESSION.interpreter.complete(code, at);
      boolean legal = 0 <= found.start() && found.start() <= found.end() && found.end() <= at;
      assertTrue(legal, code + "| " + found);
      SESSION.interpreter.inspect(text, at);
      SESSION.interpreter.completeness(code);
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
}
