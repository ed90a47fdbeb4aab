package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jshell.JShell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Imports that wait until a cell needs them: what JShell makes of them. */
class StartupImportsTest {

  private static final String UTIL = "import java.util.*;";
  private static final String STREAM = "import java.util.stream.*;";
  private static final String MATH = "import static java.lang.Math.*;";

  private final JShell jshell = JShell.builder().executionEngine("local").build();
  private final Map<String, Set<String>> known =
      Map.of(
          UTIL, Set.of("List", "Map", "Set"),
          STREAM, Set.of("IntStream", "Stream"),
          MATH, Set.of("max", "min"));
  private final StartupImports imports =
      new StartupImports(jshell, one -> known.getOrDefault(one, Set.of()));

  @AfterEach
  void close() {
    jshell.close();
  }

  @Test
  void noneIsMadeBeforeACellNeedsIt() {
    assertEquals(List.of(), imports.take(List.of(UTIL + "\n\n" + STREAM, MATH)));
    imports.need("1 + 1");
    imports.need("\"List\" // Stream");
    assertEquals("", value("List.of(1)"));
    assertEquals(
        Set.of("List", "Map", "Set", "IntStream", "Stream", "max", "min"), imports.names());
  }

  @Test
  void eachIsMadeForTheWordsThatItBrings() {
    imports.take(List.of(UTIL + STREAM, MATH));
    imports.need("List.of(max(3, 4))");
    assertEquals("[4]", value("List.of(max(3, 4))"));
    assertEquals(Set.of("IntStream", "Stream"), imports.names());
    imports.need("IntStream.of(1, 8).sum()");
    assertEquals("9", value("IntStream.of(1, 8).sum()"));
    assertEquals("[4]", value("List.of(max(3, 4))"));
  }

  @Test
  void aWordThatIsBegunBringsWhatItCouldBecome() {
    imports.take(List.of(UTIL, STREAM, MATH));
    imports.needAsFarAsWritten("int x = ma");
    assertEquals(Set.of("List", "Map", "Set", "IntStream", "Stream"), imports.names());
    imports.needAsFarAsWritten("x.");
    imports.needAsFarAsWritten("x.Li");
    assertEquals(Set.of("List", "Map", "Set", "IntStream", "Stream"), imports.names());
    imports.needAsFarAsWritten("List.o");
    assertEquals(Set.of("IntStream", "Stream"), imports.names());
    imports.needAsFarAsWritten("x = ");
    assertEquals(Set.of(), imports.names());
  }

  @Test
  void anEscapeMayBePartOfAnyName() {
    imports.take(List.of(UTIL, STREAM));
    imports.need("\\u004cist.of(1)");
    assertEquals("[1]", value("\\u004cist.of(1)"));
  }

  @Test
  void whatIsNotKnownIsImportedAtOnce() {
    imports.take(List.of(UTIL + "\nimport java.util.regex.*;"));
    assertEquals("a", value("Pattern.compile(\"a\")"));
  }

  @Test
  void allStayWhenAReaderImportsOneOfThemAgain() {
    imports.take(List.of(UTIL + "\n" + STREAM));
    imports.need("List IntStream");
    jshell.eval(UTIL);
    assertEquals("9", value("IntStream.of(1, 8).sum()"));
  }

  @Test
  void aClassOfTheReadersOwnComesFirst() {
    imports.take(List.of(UTIL));
    String mine = "class List { public String toString() { return \"mine\"; } }";
    imports.need(mine);
    jshell.eval(mine);
    assertEquals("mine", value("new List()"));
    assertEquals("mine", value("new Object() { Object o = new List(); }.o"));
  }

  @Test
  void valuesStayWhenAnImportIsMadeLater() {
    imports.take(List.of(UTIL, STREAM));
    imports.need("List");
    jshell.eval("Object kept = List.of(8);");
    jshell.eval("Object twice() { return kept + \" \" + kept; }");
    imports.need("Stream");
    assertEquals("[8]", value("kept"));
    assertEquals("\"[8] [8]\"", value("twice()"));
    assertEquals("4", value("Stream.of(4).findAny().get()"));
  }

  @Test
  void objectsAndStaticsStayWhenTheReaderImportsMoreBehindALaterImport() {
    imports.take(List.of(UTIL, STREAM));
    jshell.eval("class Counted { static int all = 0; int mine = ++all; }");
    jshell.eval("Counted first = new Counted();");
    imports.need("List");
    imports.need("Stream");
    jshell.eval("import java.awt.*;");
    jshell.eval("class Point { }");
    imports.giveWay("Stream", false);
    jshell.eval("import java.sql.*;");
    assertEquals("1", value("first.mine"));
    assertEquals("2", value("new Counted().mine"));
  }

  @Test
  void aTextWithAnythingElseIsLeftToOthers() {
    List<String> mixed = List.of(UTIL, UTIL + "\nint x = 1;");
    assertEquals(mixed.subList(1, 2), imports.take(mixed));
  }

  @Test
  void soIsOneWithSomethingElseInTheLineOfAnImport() {
    List<String> mixed = List.of(UTIL + " int x = 1;");
    assertEquals(mixed, imports.take(mixed));
  }

  @Test
  void whereAnImportIsWrongAllAreLeftToOthers() {
    List<String> wrong = List.of(UTIL, "import no.such.place.*;");
    assertEquals(wrong, imports.take(wrong));
    assertEquals(0, jshell.imports().count());
    assertEquals(Set.of(), imports.names());
  }

  @Test
  void oneThatHasBecomeWrongDoesNotTakeTheOthersWithIt() {
    var strange = new StartupImports(jshell, one -> Set.of(one.contains("place") ? "List" : "Map"));
    strange.take(List.of(UTIL, "import no.such.place.*;"));
    strange.need("Map List");
    strange.need("Map List");
    assertEquals("[1]", value("List.of(1)"));
  }

  /** What a piece of code gives, as JShell shows it; nothing where it cannot be compiled. */
  private String value(String code) {
    var event = jshell.eval(code).get(0);
    return event.value() == null ? "" : event.value();
  }
}
