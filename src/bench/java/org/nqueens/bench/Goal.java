package org.nqueens.bench;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A ratio that the counters promise.
 *
 * @param one the contestant that promises
 * @param other what it is measured against
 * @param n the board's size
 * @param most the largest ratio that keeps the promise
 */
record Goal(String one, String other, int n, double most) {

  static final List<Goal> ALL =
      List.of(
          new Goal("mirror", "somers", 16, 0.95),
          new Goal("symmetry", "takaken", 16, 1.20),
          new Goal("quadrants", "somers", 16, 0.09),
          new Goal("quadrants", "somers", 17, 0.06),
          new Goal("quadrants-vector", "somers", 16, 0.05),
          new Goal("quadrants-vector", "somers", 17, 0.05),
          new Goal("quadrants-vector", "kluev", 16, 0.70),
          new Goal("quadrants-vector", "kluev", 17, 0.45),
          new Goal("quadrants-vector", "kluev", 18, 0.65));

  /** The goal and what was measured, as one line. */
  String line(CountTimes times) {
    OptionalDouble ratio = times.ratio(one, other, n);
    return String.format(
        Locale.ROOT,
        "%-34s n = %d  %8s  goal <= %.2f  %s",
        one + " / " + other,
        n,
        ratio.isPresent() ? String.format(Locale.ROOT, "%.3f", ratio.getAsDouble()) : "-",
        most,
        ratio.isEmpty() ? "not measured" : ratio.getAsDouble() <= most ? "met" : "missed");
  }
}
