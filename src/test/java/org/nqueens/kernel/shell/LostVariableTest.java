package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

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
}
