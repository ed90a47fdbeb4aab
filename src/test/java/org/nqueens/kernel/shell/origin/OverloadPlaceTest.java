package org.nqueens.kernel.shell.origin;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.shell.Session;

/** Methods of one name, which JShell may put into one class, fail where they stand. */
class OverloadPlaceTest {

  private final Session session = Session.open();

  @AfterEach
  void close() {
    session.close();
  }

  private static final String CELL =
      """
      int area(int n) {
        int x = 100;
        return x / n;          // line 3
      }

      int area(String s) {
        int y = 2;

        return y / s.length(); // line 9
      }

      int area(int n, int m) {
        return area(n) + m;    // line 13
      }
      """;

  private void isAt(String code, String... places) {
    String all = session.run(code).all();
    for (String place : places) {
      assertTrue(all.contains(place), place + " is not in\n" + all);
    }
    assertFalse(all.contains("_"), all);
  }

  @Test
  void eachOfOneCellFailsInItsOwnLine() {
    session.run(CELL);
    isAt("area(0)", "cell [1], line 3, in area()", "return x / n;          // line 3");
    isAt("area(\"\")", "cell [1], line 9, in area()");
    isAt("area(0, 1)", "cell [1], line 3, in area()", "cell [1], line 13, in area()");
  }

  @Test
  void eachOfItsOwnCellFailsThere() {
    session.run("int fall(int n) {\n  int x = 1;\n  return x / n;\n}");
    session.run("int fall(String a, int n) { return n / a.length(); }");
    isAt("fall(0)", "cell [1], line 3, in fall()");
    isAt("fall(\"\", 1)", "cell [2], line 1, in fall()");
  }

  @Test
  void oneThatIsDeclaredAgainFailsWhereItStandsNow() {
    session.run(CELL);
    session.run("\n\nint area(int n) {\n  return 5 / n;\n}");
    isAt("area(0)", "cell [2], line 4, in area()");
    isAt("area(0, 1)", "cell [2], line 4, in area()");
  }
}
