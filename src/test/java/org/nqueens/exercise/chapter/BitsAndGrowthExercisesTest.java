package org.nqueens.exercise.chapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.nqueens.board.BitRows;
import org.nqueens.board.KnownCounts;
import org.nqueens.exercise.BookCheck;
import org.nqueens.exercise.State;
import org.nqueens.exercise.Verdict;
import org.nqueens.measure.Estimate;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

class BitsAndGrowthExercisesTest {

  private final BookCheck book = BookCheck.within(Duration.ofMinutes(1));
  private final Random random = new Random(1);

  @Test
  void theLowestBit() {
    expect(State.CORRECT, "", check("6.1", mask -> mask & -mask));
    expect(State.KEEP_GOING, "its place", check("6.1", Integer::numberOfTrailingZeros));
    expect(State.KEEP_GOING, "takes the lowest bit away", check("6.1", mask -> mask & (mask - 1)));
    expect(State.KEEP_GOING, "highest", check("6.1", Integer::highestOneBit));
    expect(State.ALMOST, "no bit", check("6.1", mask -> mask == 0 ? 1 : mask & -mask));
  }

  @Test
  void countingOnes() {
    expect(State.CORRECT, "", check("6.2", Integer::bitCount));
    expect(State.ALMOST, "below 0", check("6.2", mask -> mask < 0 ? 0 : Integer.bitCount(mask)));
    expect(State.KEEP_GOING, "counts 1 ones", check("6.2", mask -> mask == 0 ? 0 : 1));
  }

  @Test
  void theSearchOnMasks() {
    expect(State.CORRECT, "", check("6.3", n -> masks((1 << n) - 1, 0, 0, 0, 1)));
    expect(State.KEEP_GOING, "rooks", check("6.3", n -> masks((1 << n) - 1, 0, 0, 0, 0)));
    expect(State.KEEP_GOING, "board full", check("6.3", n -> 0));
    expect(State.ALMOST, "n = 0", check("6.3", n -> n == 0 ? 0 : KnownCounts.solutions(n)));
  }

  @Test
  void theWidestLevel() {
    expect(State.CORRECT, "", check("7.1", n -> profile(n).indexOf(Collections.max(profile(n)))));
    expect(State.KEEP_GOING, "which level", check("7.1", n -> Collections.max(profile(n))));
    expect(
        State.KEEP_GOING,
        "level 0",
        check("7.1", n -> profile(n).indexOf(Collections.max(profile(n))) + 1));
  }

  @Test
  void theRandomWalk() {
    expect(State.CORRECT, "", check("7.2", n -> walk(n, random)));
    expect(State.KEEP_GOING, "root", check("7.2", n -> walk(n, random) - 1));
    expect(State.KEEP_GOING, "by chance", check("7.2", n -> (double) KnownCounts.nodes(n)));
    expect(
        State.KEEP_GOING,
        "not of all",
        check("7.2", n -> n < 3 ? n + 1 : random.nextInt(99) * 1e4));
  }

  @Test
  void theNodesForTwentyAreWhatTheEstimateSays() {
    Estimate twenty = Estimate.of(20, 20_000, 3);
    double off = Math.abs(twenty.nodes() - GrowthExercises.NODES_FOR_TWENTY);
    assertTrue(off < 5 * twenty.error(), twenty.toString());
  }

  @Test
  void hoursForTwenty() {
    expect(State.CORRECT, "", value("7.3", 21));
    expect(State.KEEP_GOING, "Too many", value("7.3", 5_000));
    expect(State.KEEP_GOING, "Too few", value("7.3", 5));
    assertEquals(State.NOT_STARTED, value("7.3", "?").state());
  }

  private static void expect(State state, String saying, Verdict verdict) {
    assertEquals(state, verdict.state(), verdict.text());
    assertTrue(verdict.sentence().contains(saying), verdict.sentence());
  }

  private Verdict check(String id, IntFunction<Object> attempt) {
    return value(id, attempt);
  }

  private Verdict value(String id, Object attempt) {
    return book.check(id, attempt);
  }

  private static double walk(int n, Random random) {
    double nodes = 1;
    double level = 1;
    BitRows row = BitRows.top(n);
    while (row.row() < n && row.free() != 0) {
      int choices = Long.bitCount(row.free());
      level *= choices;
      nodes += level;
      long free = row.free();
      for (int skip = random.nextInt(choices); skip > 0; skip--) {
        free &= free - 1;
      }
      row = row.below(free & -free);
    }
    return nodes;
  }

  private static List<Long> profile(int n) {
    return Trace.of(Solver.bitmask(), n).profile();
  }

  private static long masks(int full, int columns, int up, int down, int shift) {
    if (columns == full) {
      return 1;
    }
    long solutions = 0;
    for (int free = full & ~(columns | up | down); free != 0; free &= free - 1) {
      int queen = free & -free;
      solutions +=
          masks(full, columns | queen, (up | queen) >>> shift, (down | queen) << shift, shift);
    }
    return solutions;
  }
}
