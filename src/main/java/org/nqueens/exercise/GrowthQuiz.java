package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.LongStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

/** Questions on chapter 7: profiles, growth, and what one walk says. */
final class GrowthQuiz {

  private GrowthQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(GrowthQuiz::walk, GrowthQuiz::average, GrowthQuiz::bound);
  }

  private static Question walk(Random random) {
    int a = 5 + random.nextInt(3);
    int b = 2 + random.nextInt(3);
    int c = 1 + random.nextInt(2);
    int right = 1 + a + a * b + a * b * c;
    return Question.asking(
            String.format(
                    Locale.ROOT,
                    "A walk finds %d safe columns, then %d, then %d, then none. How many nodes does it stand",
                    a,
                    b,
                    c)
                + " for?")
        .right(right, "1 for the root, then the product so far for each level.")
        .wrong(right - 1, "The root is missing.")
        .wrong(1 + a + b + c, "The choices are added; the levels multiply.")
        .wrong(a * b * c, "That is the last level alone.")
        .wrong(4, "Those are the nodes of the walk itself.")
        .atMost(4)
        .shuffled(random);
  }

  private static Question average(Random random) {
    int n = 5 + random.nextInt(4);
    List<Long> profile = Trace.of(Solver.bitmask(), n).profile();
    int level = 1 + random.nextInt(n - 2);
    long here = profile.get(level);
    long below = profile.get(level + 1);
    Question.Draft draft =
        Question.asking(
            String.format(
                    Locale.ROOT,
                    "n = %d. The profile is %s. How many safe squares does a node of level %d have on",
                    n,
                    profile,
                    level)
                + " average?");
    draft.right(ratio(below, here), "Its children are the nodes of the next level.");
    draft.wrong(ratio(here, profile.get(level - 1)), "That is one level too high.");
    draft.wrong(ratio(here, below), "Upside down.");
    draft.wrong(ratio(below, n), "A level has more than n nodes.");
    return draft.enough() ? draft.shuffled(random) : average(random);
  }

  private static Question bound(Random random) {
    int n = 7 + random.nextInt(4);
    long factorial = LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    long nodes = KnownCounts.nodes(n);
    return Question.asking(
            "n = " + n + ": n! is " + grouped(factorial) + ". How many nodes has the tree?")
        .right(grouped(nodes), "Far below n!, which knows nothing of diagonals.")
        .wrong(grouped(factorial), "That is the number of boards with rooks.")
        .wrong(
            grouped(KnownCounts.nodes(n + 1)), String.format(Locale.ROOT, "That is n = %d.", n + 1))
        .wrong(grouped(KnownCounts.solutions(n)), "Those are the solutions.")
        .shuffled(random);
  }

  private static String ratio(long a, long b) {
    return String.format(Locale.ROOT, "%.2f", (double) a / b);
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
