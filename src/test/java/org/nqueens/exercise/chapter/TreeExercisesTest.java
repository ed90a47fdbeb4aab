package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

class TreeExercisesTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));

  @Test
  void nodesAreNumberedDepthFirst() {
    assertEquals(State.CORRECT, check("4.1", List.of(14, 15, 17, 16)).state());
    assertEquals(State.NOT_STARTED, check("4.1", "?").state());
    assertSays("level by level", check("4.1", List.of(14, 15, 16, 17)));
    assertEquals(State.ALMOST, check("4.1", List.of(13, 14, 16, 15)).state());
    assertSays("not how the search goes", check("4.1", List.of(1, 2, 3, 4)));
    assertSays("not a list", check("4.1", "14"));
  }

  @Test
  void levelsAreCountedFromTheRoot() {
    assertEquals(State.CORRECT, levels(n -> profile(n)).state());
    assertEquals(State.CORRECT, levels(TreeExercisesTest::array).state());
    assertSays("root is not counted", levels(n -> profile(n).subList(1, n + 1)));
    assertSays("Levels go from", levels(n -> List.of()));
    assertSays("too many", levels(n -> profile(n).stream().map(nodes -> nodes * n).toList()));
    assertSays(
        "too few", levels(n -> profile(n).stream().map(nodes -> Math.min(nodes, 2)).toList()));
  }

  @Test
  void theWalkForFiveNeverTurnsBack() {
    assertEquals(State.CORRECT, check("4.3", 0L).state());
    assertSays("first column that is safe", check("4.3", 3));
  }

  private static void assertSays(String words, Verdict verdict) {
    assertTrue(verdict.state() != State.CORRECT, verdict.text());
    assertTrue(verdict.sentence().contains(words), verdict.sentence());
  }

  private Verdict levels(IntFunction<Object> attempt) {
    return check("4.2", attempt);
  }

  private Verdict check(String id, Object attempt) {
    return book.check(id, attempt);
  }

  private static List<Long> profile(int n) {
    return Trace.of(Solver.scan(), n).profile();
  }

  private static long[] array(int n) {
    return profile(n).stream().mapToLong(Long::longValue).toArray();
  }
}
