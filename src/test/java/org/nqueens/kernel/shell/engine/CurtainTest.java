package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** Types that need one another and are called like what imports of whole packages bring. */
@Timeout(180)
class CurtainTest {

  private static final List<String> STARTUP =
      List.of("import java.util.*;\nimport java.util.stream.*;\nimport org.nqueens.board.*;");

  private static final String SHAPES =
      """
      sealed interface Shape permits Circle, Square { }
      record Circle(double r) implements Shape { }
      record Square(double side) implements Shape { }
      """;

  private final Session session = new Session(Session.setup().withStartup(STARTUP));

  @AfterEach
  void close() {
    session.close();
  }

  /** The result of the last of some cells, none of which may fail. */
  private Optional<String> result(String... cells) {
    Session.Ran last = null;
    for (String cell : cells) {
      last = session.run(cell);
      assertTrue(last.outcome instanceof Outcome.Done, cell + "\n" + last.all());
    }
    return last.result();
  }

  @Test
  void aSealedFamilyWithAMemberOfThatName() {
    assertEquals(Optional.of("Square[side=2.0]"), result(SHAPES + "Shape s = new Square(2);\ns"));
  }

  @Test
  void aFamilyWithoutItsClauseAndInAnyOrder() {
    String[] lines = SHAPES.replace(" permits Circle, Square", "").split("\n");
    String turned = lines[2] + "\n" + lines[1] + "\n" + lines[0];
    assertEquals(Optional.of("true"), result(turned, "new Square(1) instanceof Shape"));
  }

  @Test
  void genericOnesThatAreCalledLikeClassesOfTheJdk() {
    assertEquals(
        Optional.of("Optional[value=1]"),
        result(
            """
            sealed interface Maybe<T> permits Optional, Nothing { }
            record Optional<T>(T value) implements Maybe<T> { }
            record Nothing<T>() implements Maybe<T> { }
            Maybe<Integer> maybe = new Optional<>(1);
            maybe
            """));
    assertEquals(Optional.of("true"), result("Stream.of(1).findFirst().isPresent()"));
  }

  @Test
  void classesThatUseEachOthersMembers() {
    assertEquals(
        Optional.of("7"),
        result(
            """
            class Cage { Square inner; int depth() { return inner.depth; } }
            class Square { Cage outer; int depth = 7; List<Cage> all = new ArrayList<>(); }
            var cage = new Cage();
            cage.inner = new Square();
            cage.depth()
            """));
  }

  @Test
  void namesThatTheReadersOwnImportsBring() {
    result("import java.awt.*;", "import java.util.List;", "Point kept = new Point(1, 2);");
    result("var size = new Dimension(3, 4);");
    assertEquals(
        Optional.of("Rectangle[a=1, b=2]"),
        result(
            """
            sealed interface Figure permits Rectangle, Disc { }
            record Rectangle(int a, int b) implements Figure { }
            record Disc(Point centre) implements Figure { }
            List<Figure> all = List.of(new Rectangle(1, 2), new Disc(kept));
            all.get(0)
            """));
    assertEquals(Optional.of("2"), result("kept.y"));
    assertEquals(Optional.of("3"), result("size.width"));
    assertEquals(
        Optional.of("Dimension"), result("new Dimension(1, 2).getClass().getSimpleName()"));
  }

  @Test
  void commentsBesideAnImportAreNoPartOfIt() {
    for (String line :
        List.of("import java.awt.*; // Point, Color", "/* all *shapes* */ import java.awt.*;")) {
      result(line, "Point kept = new Point(1, 2);", "Color c = Color.RED;");
      result(
          """
          sealed interface Figure permits Rectangle, Disc { }
          record Rectangle(int a, int b) implements Figure { }
          record Disc(Point centre) implements Figure { }
          """);
      assertEquals(Optional.of("2"), result("kept.y"));
      assertEquals(Optional.of("255"), result("c.getRed()"));
    }
  }

  @Test
  void aNameThatTwoPackagesBringIsLeftToTheReader() {
    result("import java.awt.*;");
    Session.Ran ran =
        session.run(
            """
            class Event { String what; }
            class Plan { List<Event> all = new ArrayList<>(); }
            """);
    assertTrue(ran.all().contains("import java.util.List;"), ran.all());
    assertEquals(
        Optional.of("0"),
        result(
            "import java.util.List;",
            "class Event { String what; }\nclass Plan { List<Event> all = new ArrayList<>(); }",
            "new Plan().all.size()"));
  }

  @Test
  void whatEarlierCellsMadeOfTheImportsStays() {
    result(
        "Square corner = new Square(0, 1);",
        "class Counts { static int n = 0; static Optional<String> o = Optional.of(\"x\"); }",
        "Counts.n = 5;",
        "Placement placed = Placement.empty(4);",
        "var boards = List.of(placed);");
    result(SHAPES);
    assertEquals(Optional.of("4"), result("placed.n()"));
    assertEquals(Optional.of("true"), result("boards.get(0) == placed"));
    assertEquals(Optional.of("5"), result("Counts.n"));
    assertEquals(Optional.of("Placement"), result("Placement.class.getSimpleName()"));
  }

  @Test
  void aCellThatIsWrongAllTheSameLeavesTheImportsAsTheyWere() {
    Session.Ran ran = session.run(SHAPES.replace("double side", "Dubble side"));
    assertTrue(ran.all().contains("Dubble"), ran.all());
    assertEquals(Optional.of("true"), result("new Optional[0].length + 1 == 1"));
    assertEquals(Optional.of("Square[side=3.0]"), result(SHAPES + "new Square(3)"));
  }

  @Test
  void suchACellRunsAgainAlsoWhenItHasChanged() {
    result(SHAPES, SHAPES);
    String more = SHAPES.replace("Square {", "Square, Dot {") + "record Dot() implements Shape { }";
    assertEquals(Optional.of("true"), result(more, "new Dot() instanceof Shape"));
  }
}
