package org.nqueens.bench;

import java.util.Locale;
import java.util.OptionalDouble;

/**
 * A promise that is kept by a figure: at most so much, or at least.
 *
 * @param what what is measured
 * @param unit of the figure, or nothing for a ratio
 * @param atMost whether less is better
 * @param bound the worst figure that keeps the promise
 */
record Goal(String what, String unit, boolean atMost, double bound) {

  static Goal atMost(String what, String unit, double bound) {
    return new Goal(what, unit, true, bound);
  }

  static Goal atLeast(String what, String unit, double bound) {
    return new Goal(what, unit, false, bound);
  }

  /** The goal and what was measured, as one line. */
  String line(double measured) {
    return line(OptionalDouble.of(measured), "");
  }

  /**
   * The goal and what was measured, as one line.
   *
   * @param why what to say where nothing was measured
   */
  String line(OptionalDouble measured, String why) {
    String goal = (atMost ? "<= " : ">= ") + figure(bound);
    return String.format(
        Locale.ROOT,
        "%-52s %10s   goal %-10s  %s",
        what,
        measured.isPresent() ? figure(measured.getAsDouble()) : "-",
        goal,
        measured.isPresent() ? verdict(measured.getAsDouble()) : "not measured: " + why);
  }

  private String figure(double number) {
    String digits = number < 1 ? "%.3f" : number < 100 ? "%.2f" : "%.0f";
    return String.format(Locale.ROOT, digits, number) + (unit.isEmpty() ? "" : " " + unit);
  }

  private String verdict(double measured) {
    double excess = atMost ? measured / bound : bound / measured;
    return excess <= 1
        ? "met"
        : String.format(Locale.ROOT, "missed by %.0f %%", Math.ceil(100 * (excess - 1)));
  }
}
