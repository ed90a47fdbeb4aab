package org.nqueens.exercise.chapter;

import java.util.Collections;
import java.util.List;
import org.nqueens.board.KnownCounts;
import org.nqueens.exercise.Ways;
import org.nqueens.exercise.mistake.Mistakes;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

/** The usual mistakes in exercises 7.1 and 7.3. */
final class GrowthMistakes {

  /** Other numbers of a profile than the level that is the widest. */
  static final Mistakes<Integer, Long> LEVEL =
      Mistakes.<Integer, Long>none()
          .and("exercise7.root-level", n -> widest(n) + 1)
          .and("exercise7.level-above", n -> widest(n) - 1)
          .and("exercise7.last-level", n -> (long) n)
          .and("exercise7.last-level", n -> n + 1L)
          .and("exercise7.half-way", n -> n / 2L)
          .and("exercise7.half-way", n -> (n + 1L) / 2)
          .and("exercise7.all-nodes", KnownCounts::nodes)
          .and("exercise7.solutions", KnownCounts::solutions)
          .and("exercise7.first-level", n -> 0L)
          .and("exercise7.first-level", n -> 1L);

  private GrowthMistakes() {}

  /** Hours that a mistake gives for a tree of so many nodes, at so many nodes a second. */
  static List<Values.Known> hours(double nodes, double second) {
    double hours = nodes / second / 3600;
    double solutions = KnownCounts.solutions(20);
    return List.of(
        new Values.Known(nodes, Message.of("exercise7.hours-nodes")),
        new Values.Known(nodes / 3600, Message.of("exercise7.hours-speed")),
        new Values.Known(hours * 3600, Message.of("exercise7.hours-unit")),
        new Values.Known(hours * 3600 * 1000, Message.of("exercise7.hours-unit")),
        new Values.Known(hours * 60, Message.of("exercise7.hours-unit")),
        new Values.Known(hours / 24, Message.of("exercise7.hours-unit")),
        new Values.Known(solutions / second / 3600, Message.of("exercise7.hours-solutions")),
        new Values.Known(
            Ways.order(20).doubleValue() / second / 3600, Message.of("exercise7.hours-orders")),
        new Values.Known(
            KnownCounts.nodes(16) / second / 3600, Message.of("exercise7.hours-sixteen")));
  }

  private static long widest(int n) {
    List<Long> profile = Trace.of(Solver.bitmask(), n).profile();
    return profile.indexOf(Collections.max(profile));
  }
}
