package org.nqueens.count.forecast;

import java.util.List;

/**
 * Measured times of some tasks of a count, drawn at random.
 *
 * @param n the board's size
 * @param counter the counter's name
 * @param tasks how many tasks the count has
 * @param seconds what each drawn task took on one core, in seconds of the processor's time
 */
public record TaskSample(int n, String counter, long tasks, List<Double> seconds) {

  /** Copies the list. */
  public TaskSample {
    seconds = List.copyOf(seconds);
  }

  /**
   * The time of one task.
   *
   * @return the mean of the sample, in seconds
   */
  public double mean() {
    return seconds.stream().mapToDouble(Double::doubleValue).average().orElse(0);
  }

  /**
   * The time of the whole count on one core.
   *
   * @return as many means as there are tasks, in seconds
   */
  public double total() {
    return tasks * mean();
  }

  /**
   * How far the total may be off for the chance of the draw.
   *
   * @return the standard error as a share of the total; 1 where fewer than two tasks were drawn
   */
  public double error() {
    int drawn = seconds.size();
    if (drawn < 2 || mean() == 0) {
      return 1;
    }
    double squares = seconds.stream().mapToDouble(s -> (s - mean()) * (s - mean())).sum();
    return Math.sqrt(squares / (drawn - 1) / drawn) / mean();
  }
}
