package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.nqueens.exercise.mistake.Mistakes;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

/** The usual mistakes in the exercises of chapter 4: other things that can be counted in a tree. */
final class TreeMistakes {

  /** Levels of another tree, or something else of this one. */
  static final Mistakes<Integer, List<Long>> LEVELS =
      Mistakes.<Integer, List<Long>>none()
          .and("exercise4.last-level", n -> profile(n).subList(0, n))
          .and("exercise4.tested", TreeMistakes::tested)
          .and("exercise4.rooks", n -> levels(n, k -> n - k + 1))
          .and("exercise4.untested", n -> levels(n, k -> n))
          .and("exercise4.summed", TreeMistakes::summed);

  private TreeMistakes() {}

  /** What else can be counted where the retreats before the first solution for n = 5 are asked. */
  static List<Values.Known> retreats() {
    Trace whole = Trace.of(Solver.scan(), 5);
    Trace first = Trace.first(Solver.scan(), 5);
    return List.of(
        new Values.Known(whole.count(Kind.BACKTRACK), Message.of("exercise4.whole-tree")),
        new Values.Known(whole.count(Kind.DEAD_END), Message.of("exercise4.dead-ends")),
        new Values.Known(first.count(Kind.PLACE), Message.of("exercise4.placed")),
        new Values.Known(first.count(Kind.REJECT), Message.of("exercise4.refused")),
        new Values.Known(first.candidates().orElse(-1), Message.of("exercise4.tests")),
        new Values.Known(first.nodes(), Message.of("exercise4.nodes")));
  }

  private static List<Long> profile(int n) {
    return Trace.of(Solver.scan(), n).profile();
  }

  /** The squares that are tested on each level, the safe and the others. */
  private static List<Long> tested(int n) {
    List<Long> levels = new ArrayList<>(List.of(1L));
    profile(n).subList(0, n).forEach(nodes -> levels.add(nodes * n));
    return levels;
  }

  private static List<Long> levels(int n, LongUnaryOperator choices) {
    List<Long> levels = new ArrayList<>();
    for (int level = 0; level <= n; level++) {
      levels.add(LongStream.rangeClosed(1, level).map(choices).reduce(1, (a, b) -> a * b));
    }
    return levels;
  }

  private static List<Long> summed(int n) {
    List<Long> sums = new ArrayList<>();
    long sum = 0;
    for (long nodes : profile(n)) {
      sums.add(sum += nodes);
    }
    return sums;
  }
}
