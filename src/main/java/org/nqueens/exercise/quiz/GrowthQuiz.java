package org.nqueens.exercise.quiz;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

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
    return Question.asking(Message.of("quiz7.walk", a, b, c))
        .right(right, Message.of("quiz7.product"))
        .wrong(right - 1, Message.of("quiz7.root-missing"))
        .wrong(1 + a + b + c, Message.of("quiz7.added"))
        .wrong(a * b * c, Message.of("quiz7.last-level"))
        .wrong(4, Message.of("quiz7.walk-itself"))
        .atMost(4)
        .shuffled(random);
  }

  private static Question average(Random random) {
    int n = 5 + random.nextInt(4);
    List<Long> profile = Trace.of(Solver.bitmask(), n).profile();
    int level = 1 + random.nextInt(n - 2);
    long here = profile.get(level);
    long below = profile.get(level + 1);
    Question.Draft draft = Question.asking(Message.of("quiz7.average", n, profile, level));
    draft.right(ratio(below, here), Message.of("quiz7.children"));
    draft.wrong(ratio(here, profile.get(level - 1)), Message.of("quiz7.too-high"));
    draft.wrong(ratio(here, below), Message.of("quiz7.upside-down"));
    draft.wrong(ratio(below, n), Message.of("quiz7.more-than-n"));
    return draft.enough() ? draft.shuffled(random) : average(random);
  }

  private static Question bound(Random random) {
    int n = 7 + random.nextInt(4);
    long factorial = LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
    long nodes = KnownCounts.nodes(n);
    return Question.asking(Message.of("quiz7.bound", n, grouped(factorial)))
        .right(grouped(nodes), Message.of("quiz7.far-below"))
        .wrong(grouped(factorial), Message.of("quiz7.with-rooks"))
        .wrong(grouped(KnownCounts.nodes(n + 1)), Message.of("quiz7.that-is", n + 1))
        .wrong(grouped(KnownCounts.solutions(n)), Message.of("quiz7.solutions"))
        .shuffled(random);
  }

  private static Message ratio(long a, long b) {
    return Message.of(
        "quiz7.ratio", BigDecimal.valueOf((double) a / b).setScale(2, RoundingMode.HALF_UP));
  }

  private static Message grouped(long number) {
    return Message.of("quiz7.number", number);
  }
}
