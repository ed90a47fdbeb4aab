package org.nqueens.exercise.chapter;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.look.Written;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

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
    return Exercise.ofNumber("7.1", Message.of("exercise7.1.title"), "(int n) -> widest(n)")
        .steps(
            IntStream.of(4, 5, 6, 7, 8, 9, 2, 3)
                .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, f -> level(f, n)))
                .toList())
        .notice(Message.of("exercise7.1.notice"));
  }

  private static Exercise<IntFunction<Object>> probe() {
    return Exercise.ofNumber("7.2", Message.of("exercise7.2.title"), "(int n) -> probe(n)")
        .step("n = 0", probe -> exactly(probe, 0, 1))
        .step("n = 1", probe -> exactly(probe, 1, 2))
        .step("n = 2", probe -> exactly(probe, 2, 3))
        .step(Message.of("exercise7.mean-of", 4), probe -> mean(probe, 4))
        .step(Message.of("exercise7.mean-of", 8), probe -> mean(probe, 8))
        .notice(Message.of("exercise7.2.notice"));
  }

  private static Exercise<Object> hours() {
    double right = NODES_FOR_TWENTY / NODES_A_SECOND / 3600;
    return Values.of(
            "7.3",
            Message.of("exercise7.3.title"),
            right,
            0.2,
            Values.remark(
                0.2,
                GrowthMistakes.hours(NODES_FOR_TWENTY, NODES_A_SECOND),
                answer ->
                    answer > right
                        ? Message.of("exercise7.hours-more")
                        : Message.of("exercise7.hours-fewer")))
        .notice(Message.of("exercise7.3.notice"));
  }

  private static void level(IntFunction<Object> widest, int n) {
    List<Long> profile = Trace.of(Solver.bitmask(), n).profile();
    long largest = profile.stream().mapToLong(Long::longValue).max().orElseThrow();
    long given = Results.number(widest.apply(n), "n = " + n);
    if (given == largest) {
      throw Finding.keepGoing(Message.of("exercise7.which-level", n, given));
    }
    if (given != profile.indexOf(largest)) {
      throw Finding.keepGoing(Message.of("exercise7.level", n, given))
          .telling(
              () ->
                  GrowthMistakes.LEVEL.behind(
                      size -> Results.number(widest.apply(size), "n = " + size),
                      List.of(4, 5, 6, 7, 8)));
    }
  }

  private static void exactly(IntFunction<Object> probe, int n, long right) {
    for (int i = 0; i < 20; i++) {
      double given = real(probe.apply(n), n);
      if (given != right) {
        throw Finding.keepGoing(
            Message.of(
                "exercise7.every-walk",
                n,
                right,
                given,
                given == right - 1
                    ? Message.of("exercise7.root-counted")
                    : Message.of("exercise7.level-by-level")));
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
      throw Finding.keepGoing(Message.of("exercise7.by-chance", n, mean));
    }
    if (Math.abs(mean - right) > 5 * error) {
      throw Finding.keepGoing(
          Message.of("exercise7.mean", PROBES, n, mean, error, right, why(mean, right, n)));
    }
  }

  private static Message why(double mean, double right, int n) {
    if (mean <= n + 1) {
      return Message.of("exercise7.walk-itself");
    }
    return mean > right ? Message.of("exercise7.safe-columns") : Message.of("exercise7.product");
  }

  private static double real(Object result, int n) {
    if (result instanceof Number number) {
      return number.doubleValue();
    }
    throw Finding.keepGoing(Message.of("frame.no-number", n, Written.of(result)));
  }
}
