package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;
import org.nqueens.kernel.shell.Setup;

/** An import of a single name, and something of the reader's own that is called the same. */
@Timeout(600)
class NamesakesTest {

  private static final List<String> STARTUP =
      List.of(
          "import java.util.*;\nimport java.util.concurrent.atomic.LongAdder;",
          "import static java.lang.Math.max;\nimport static java.lang.Math.PI;");

  private final Session session = new Session(Session.setup().withStartup(STARTUP));

  @AfterEach
  void close() {
    session.close();
  }

  /** The result of the last of some cells, none of which may fail. */
  private Optional<String> result(String... cells) {
    for (String cell : cells) {
      Session.Ran ran = session.run(cell);
      assertTrue(ran.outcome instanceof Outcome.Done, cell + "\n" + ran.all());
    }
    return session.run(cells[cells.length - 1]).result();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class LongAdder { }",
        "record LongAdder(int a) { }",
        "enum LongAdder { ONE }",
        "interface LongAdder { int a(); }",
        "@interface LongAdder { }",
        "class LongAdder<T> { T t; }",
        "class LongAdder extends NotThereYet { }"
      })
  void aTypeCalledLikeAnImportOfTheStartIsNotTheEndOfTheSession(String type) {
    result(type, "int n = 1;", "class Other { }");
    assertEquals(Optional.of("2"), result("n + 1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"import java.awt.Point;", "import static java.util.Map.Entry;"})
  void norIsOneCalledLikeAnImportOfTheReaders(String statement) {
    String name = statement.replaceAll(".*\\.|;", "");
    result(statement, "class " + name + " { int mine = 3; }", "int n = 1;");
    assertEquals(Optional.of("4"), result("new " + name + "().mine + n"));
  }

  @Test
  void theOwnOneWinsWhetherTheImportWasUsedBeforeOrNot() {
    result("var adder = new LongAdder();", "adder.add(2);", "class LongAdder { int mine = 3; }");
    assertEquals(Optional.of("3"), result("new LongAdder().mine"));
    assertEquals(Optional.of("2"), result("adder.sum()"));
    assertEquals(Optional.of("[1]"), result("List.of(1)"));
  }

  @Test
  void whoIsImportedAfterwardsTakesThePlaceAndItIsSaid() {
    result("class Point { }", "Point p = new Point();");
    Session.Ran ran = session.run("import java.awt.Point;");
    assertTrue(
        ran.err.toString().startsWith("Note: Point is java.awt.Point from here on, no longer your"),
        ran.all());
    assertTrue(ran.err.toString().contains("p was reset"), ran.all());
    assertEquals(Optional.of("5"), result("new Point(5, 6).x"));
    ran = session.run("class Point { int x = 7; }");
    assertTrue(
        ran.err.toString().startsWith("Note: Point is your own from here on, no longer java.awt.P"),
        ran.all());
    assertEquals(Optional.of("7"), result("new Point().x"));
  }

  @Test
  void anImportOfTheReadersTakesThePlaceOfOneOfTheStart() {
    result("import static java.lang.StrictMath.max;", "class adders { }");
    assertEquals(Optional.of("4"), result("max(3, 4)"));
    result("import org.nqueens.board.Square;", "import java.util.concurrent.atomic.LongAdder;");
    assertEquals(Optional.of("0"), result("new LongAdder()"));
  }

  @Test
  void aMethodOfTheReadersHidesTheImportedOnes() {
    assertEquals(Optional.of("4"), result("max(3, 4)"));
    assertEquals(Optional.of("-1"), result("int max(int a, int b) { return -1; }", "max(3, 4)"));
    Session.Ran ran = session.run("import static java.lang.Math.max;");
    assertEquals("Note: max stays your own; write java.lang.Math.max out.\n", ran.err.toString());
    assertEquals(Optional.of("-1"), result("max(3, 4)"));
  }

  @Test
  void aVariableHidesAnImportedFieldAndNoMethod() {
    assertEquals(Optional.of("4"), result("int max = max(3, 4);", "max"));
    assertEquals(Optional.of("9"), result("max(8, 9)"));
    assertEquals(Optional.of("3"), result("int PI = 3;", "PI"));
    result("import static java.lang.Math.PI;");
    assertEquals(Optional.of("3"), result("PI"));
  }

  @Test
  void anImportedFieldIsInNoWayOfAMethodOrAClass() {
    result("import static java.lang.System.out;", "void out(String s) { out.println(s); }");
    assertEquals("hi\n", session.run("out(\"hi\");").out.toString());
    result("int err(int x) { return x; }", "import static java.lang.System.err;");
    assertEquals(Optional.of("5"), result("err(5)"));
    assertEquals("no\n", session.run("err.println(\"no\");").err.toString());
    result("import static java.lang.Math.E;", "record E(int a) { }");
    assertEquals(Optional.of("true"), result("E > new E(2).a()"));
    result("record PI(int a) { }", "import static java.lang.Math.PI;");
    assertEquals(Optional.of("true"), result("PI > new PI(3).a()"));
  }

  @Test
  void whatIsRefusedTakesNobodysPlace() {
    result("class Base { Base(int n) { } }");
    assertTrue(session.run("class LongAdder extends Base { }").outcome instanceof Outcome.Failed);
    assertEquals(Optional.of("0"), result("new LongAdder()"));
  }

  @Test
  void anotherWorkerAndAResetChangeNothingOfThat() {
    result("class LongAdder { int mine = 3; }");
    session.run("System.exit(1);");
    assertEquals(Optional.of("3"), result("new LongAdder().mine"));
    session.interpreter.reset();
    assertEquals(Optional.of("0"), result("new LongAdder()"));
  }

  @Test
  void aTypeWhereAValueShouldStandIsNamedAsSuch() {
    result("class Mine { }");
    for (String type : List.of("Mine", "List", "LongAdder", "String")) {
      String all = session.run(type).all();
      assertTrue(all.contains(type + " is a type; here stands a value"), all);
    }
  }

  @Test
  void classesThatCameLaterAreBroughtByAnImportOfTheStart(@TempDir Path folder) throws IOException {
    List<Path> classPath = new ArrayList<>(Session.setup().classPath());
    classPath.add(compiled("Early", folder));
    Setup setup = Session.setup().withStartup(List.of("import added.*;"));
    Setup wider =
        Setup.of(classPath).withWorkerOptions(setup.workerOptions()).withStartup(setup.startup());
    try (Session other = new Session(wider)) {
      other.interpreter.addToClassPath(List.of(compiled("Late", folder)));
      assertEquals(Optional.of("7"), other.run("Late.it").result());
      assertEquals(Optional.of("7"), other.run("Early.it").result());
    }
  }

  /** A folder with one class. */
  private static Path compiled(String name, Path folder) throws IOException {
    Path source = folder.resolve(name + ".java");
    String text = "package added; public class %s { public static int it = 7; }".formatted(name);
    Files.writeString(source, text);
    Path classes = Files.createDirectory(folder.resolve(name));
    ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(System.out, System.err, "-d", classes.toString(), source.toString());
    return classes;
  }
}
