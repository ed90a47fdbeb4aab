package org.nqueens.exercise;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

/** The exercises of chapter 7: the widest level, the random walk, and a search for a weekend. */
final class GrowthExercises {

  private static final int PROBES = 4_000;
  private static final double NODES_A_SECOND = 50e6;

  /** The nodes for n = 20, by millions of walks; the table of exact numbers ends at 16. */
  static final double NODES_FOR_TWENTY = 3.77e12;

  private GrowthExercises() {}

  static List<Exercise<?>> all() {
    return List.of(widest(), probe(), hours());
  }

  private static Exercise<IntFunction<Object>> widest() {
    return Exercise.ofNumber("7.1", "Where is the tree widest?", "(int n) -> widest(n)")
        .steps(
            IntStream.of(4, 5, 6, 7, 8, 9, 2, 3)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> level(f, n)))
                .toList())
        .notice(
            "Two thirds of the way down, about. Above it a queen more makes the tree wider, below it"
                + " the board is too full.");
  }

  private static Exercise<IntFunction<Object>> probe() {
    return Exercise.ofNumber("7.2", "A random walk", "(int n) -> probe(n)")
        .step("n = 0", probe -> exactly(probe, 0, 1))
        .step("n = 1", probe -> exactly(probe, 1, 2))
        .step("n = 2", probe -> exactly(probe, 2, 3))
        .step("the mean of many walks for n = 4", probe -> mean(probe, 4))
        .step("the mean of many walks for n = 8", probe -> mean(probe, 8))
        .notice(
            "Each walk is wrong, and their mean is right: a node that is seldom reached counts for"
                + " as many as it is seldom.");
  }

  private static Exercise<Object> hours() {
    double right = NODES_FOR_TWENTY / NODES_A_SECOND / 3600;
    return Values.of(
            "7.3",
            "A search for a weekend?",
            right,
            0.2,
            answer ->
                answer > right
                    ? "Too many. Fifty million nodes a second, 3,600 seconds an hour."
                    : "Too few. Is it the estimate for n = 20, and are the walks enough?")
        .notice(
            "About a day on one core. For n = 27 it would be thousands of years, and yet its number"
                + " is known: not by walking this tree.");
  }

  private static void level(IntFunction<Object> widest, int n) {
    List<Long> profile = Trace.of(Solver.bitmask(), n).profile();
    long largest = profile.stream().mapToLong(Long::longValue).max().orElseThrow();
    long given = Results.number(widest.apply(n), "n = " + n);
    if (given == largest) {
      throw Finding.keepGoing(
          "For n = %d your method gives %d. That many nodes are on the widest level; I asked which"
              + " level that is.",
          n, given);
    }
    int right = profile.indexOf(largest);
    if (given != right) {
      String root = given == right + 1 ? " The root's level is level 0." : "";
      throw Finding.keepGoing(
          "For n = %d your method gives level %d.%s Compare with the picture of its profile.",
          n, given, root);
    }
  }

  private static void exactly(IntFunction<Object> probe, int n, long right) {
    for (int i = 0; i < 20; i++) {
      double given = real(probe.apply(n), n);
      if (given != right) {
        throw Finding.keepGoing(
            "For n = %d every walk should give %d, and yours gave %s. %s",
            n,
            right,
            given,
            given == right - 1
                ? "Is the root counted?"
                : "How many nodes are there, level by level?");
      }
    }
  }

  private static void mean(IntFunction<Object> probe, int n) {
    double sum = 0;
    double squares = 0;
    for (int i = 0; i < PROBES; i++) {
      double one = real(probe.apply(n), n);
      sum += one;
      squares += one * one;
    }
    double mean = sum / PROBES;
    double error = Math.sqrt(Math.max(0, squares / PROBES - mean * mean) / PROBES);
    double right = KnownCounts.nodes(n);
    if (error == 0) {
      throw Finding.keepGoing(
          "All your walks for n = %d give %s. A walk should choose by chance.", n, mean);
    }
    if (Math.abs(mean - right) > 5 * error) {
      throw Finding.keepGoing(
          "The mean of %,d walks for n = %d is %,.0f, give or take %,.0f; the tree has %,.0f nodes. %s",
          PROBES, n, mean, error, right, why(mean, right, n));
    }
  }

  private static String why(double mean, double right, int n) {
    if (mean <= n + 1) {
      return "That counts the nodes of the walk itself. What does each of them stand for?";
    }
    return mean > right
        ? "Multiply by the number of safe columns, not of all."
        : "Each level adds the product of all choices so far, not the last choice alone.";
  }

  private static double real(Object result, int n) {
    if (result instanceof Number number) {
      return number.doubleValue();
    }
    throw Finding.keepGoing(
        "For n = %d your method returned %s, not a number.", n, Results.show(result));
  }
}
