package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Completion, inspection and completeness; a bar stands where the cursor is. */
class AskingTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.run(
        "int answer = 42;",
        "/** Doubles a {@code number}. */ int twice(int number) { return 2 * number; }",
        "class Dog {\n  /**\n   * Barks.\n   *\n   * @param times how often\n   */\n  void bark(int times) {}\n}\n"
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
}
