package org.nqueens.bench;

import java.util.List;
import java.util.OptionalDouble;
import org.nqueens.count.Counter;

/**
 * A ratio of processor times that a counter promises.
 *
 * @param one the contestant that promises
 * @param other what it is measured against
 * @param n the board's size
 * @param most the largest ratio that keeps the promise
 */
record RatioGoal(String one, String other, int n, double most) {

  static final List<RatioGoal> ALL =
      List.of(
          new RatioGoal("mirror", "somers", 16, 0.95),
          new RatioGoal("symmetry", "takaken", 16, 1.20),
          new RatioGoal("quadrants", "somers", 16, 0.09),
          new RatioGoal("quadrants", "somers", 17, 0.06),
          new RatioGoal("quadrants-vector", "somers", 16, 0.05),
          new RatioGoal("quadrants-vector", "somers", 17, 0.05),
          new RatioGoal("quadrants-vector", "kluev", 16, 0.70),
          new RatioGoal("quadrants-vector", "kluev", 17, 0.45),
          new RatioGoal("quadrants-vector", "kluev", 18, 0.65));

  /** The goal and what was measured, as one line. */
  String line(CountTimes times) {
    OptionalDouble ratio = times.ratio(one, other, n);
    return Goal.atMost(one + " / " + other + ", n = " + n, "", most)
        .line(ratio, ratio.isPresent() ? "" : why(times));
  }

  private String why(CountTimes times) {
    if (one.equals(Counter.VECTORS) && Counter.vectors().isEmpty()) {
      return "this JVM or processor has no vectors that would help";
    } else if (times.failures().containsKey(other)) {
      return other + " failed";
    } else if (!times.all().containsKey(other)) {
      return other.equals("kluev") ? "give it by --peer kluev=COMMAND" : "there is no gcc";
    }
    return "n = " + n + " was not asked for";
  }
}
