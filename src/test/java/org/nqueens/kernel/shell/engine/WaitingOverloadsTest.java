package org.nqueens.kernel.shell.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.Session;

/** Methods of one name may be written before the class that all of them are about. */
class WaitingOverloadsTest {

  private final Session session = Session.open();

  @AfterEach
  void close() {
    session.close();
  }

  private Session.Ran run(String... cells) {
    Session.Ran last = null;
    for (String cell : cells) {
      last = session.run(cell);
      assertTrue(last.outcome instanceof Outcome.Done, last.all());
    }
    return last;
  }

  /** Cells, one a line; a {@code /} stands for the end of a line. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        int area(Shape s) { return 1; }
        int area(Shape s, int n) { return n; }
        class Shape {}
        area(new Shape()) + area(new Shape(), 2)
        """,
        """
        int area(Shape s) { return 1; } / int area(Shape s, int n) { return n; }
        class Shape {}
        area(new Shape()) + area(new Shape(), 2)
        """,
        """
        int area(Shape s) { return area(s, 1); } / int area(Shape s, int n) { return n; }
        interface Shape {}
        area(new Shape() {}) + 2
        """,
        """
        int area(int n) { return n; }
        int area(Shape s, int n) { return n; }
        record Shape(int a) {}
        area(1) + area(new Shape(1), 2)
        """,
        """
        int area(int n) { return n; } / int area(Shape s, int n) { return area(n) + 2; }
        record Shape(int a) {}
        area(new Shape(1), 1)
        """,
        """
        int count(Card... all) { return all.length; }
        int count(List<Card> all) { return 2; }
        enum Card { ACE }
        count(Card.ACE) + count(List.of())
        """,
        """
        int of(AtomicInteger n) { return n.get(); }
        int of(AtomicInteger n, int more) { return n.get() + more; }
        import java.util.concurrent.atomic.AtomicInteger;
        of(new AtomicInteger(1), 2)
        """
      })
  void theClassMakesThemAllUsable(String cells) {
    String[] each = cells.lines().map(line -> line.replace(" / ", "\n")).toArray(String[]::new);
    assertEquals(Optional.of("3"), run(each).result());
  }

  @Test
  void eachWaitsForAClassOfItsOwn() {
    run("int area(Shape s) { return 1; }", "int area(Circle c) { return 2; }");
    run("int area(Cone c) { return 4; }", "int both() { return area(new Shape()); }");
    assertEquals(Optional.of("1"), run("class Shape {}", "area(new Shape())").result());
    assertEquals(Optional.of("2"), run("class Circle {}", "area(new Circle())").result());
    assertEquals(Optional.of("5"), run("class Cone {}", "area(new Cone()) + both()").result());
  }

  @Test
  void oneThatIsWrittenAgainCountsOnce() {
    run("int area(Shape s) { return 1; }", "int area(Shape s, int n) { return n; }");
    run("int area(final Shape shape) { return 3; }", "class Shape {}");
    assertEquals(Optional.of("3"), run("area(new Shape())").result());
  }

  @Test
  void whatTheySayIsSaidOfTheNewestWhileTheyWait() {
    run("int area(Shape s) { return 1; }", "int area(Shape s, int n) { return n; }");
    String told = session.run("area(1)").all();
    assertTrue(told.contains("area cannot be used yet, because it needs class Shape."), told);
  }

  @Test
  void aClassThatIsMissingForAWhileDoesNoHarm() {
    run("class Shape {}");
    run("int area(Shape s) { return 1; }\nint area(Shape s, int n) { return n; }");
    run("class Shape { Colour c; }", "class Colour {}");
    assertEquals(Optional.of("3"), run("area(new Shape()) + area(new Shape(), 2)").result());
  }

  @Test
  void oneThatDoesNotFitTheClassIsSpokenOf() {
    run("int area(Shape s) { return s; }", "int area(Shape s, int n) { return n; }");
    String told = run("class Shape {}").all();
    assertTrue(told.contains("a method of cell [1] waited for this and does not fit it"), told);
    assertEquals(Optional.of("2"), run("area(new Shape(), 2)").result());
  }
}
