package org.nqueens.measure;

import java.util.Arrays;
import java.util.Locale;
import org.nqueens.solve.Solver;

/**
 * Times a piece of work as it deserves: some runs to warm up, which do not count, then some that
 * do, of which the median is told.
 *
 * @param warmUps how many runs do not count, 0 or more
 * @param runs how many do, 1 or more
 */
public record Stopwatch(int warmUps, int runs) {

  /** Checks the numbers. */
  public Stopwatch {
    if (warmUps < 0 || runs < 1) {
      throw new IllegalArgumentException(
          warmUps + " warm-ups and " + runs + " runs: at least 0 and 1 are needed");
    }
  }

  /**
   * Five runs to warm up and seven that count.
   *
   * @return the usual stopwatch
   */
  public static Stopwatch standard() {
    return new Stopwatch(5, 7);
  }

  /**
   * One run, and it counts: what a careless measurement sees.
   *
   * @return a stopwatch that does not warm up
   */
  public static Stopwatch cold() {
    return new Stopwatch(0, 1);
  }

  /**
   * Times a solver's count, without any listener of ours.
   *
   * @param solver the solver
   * @param n the board's size
   * @return the times
   */
  public Times times(Solver solver, int n) {
    return times(() -> solver.count(n));
  }

  /**
   * Times any work.
   *
   * @param work what to do, the same each time
   * @return the times
   */
  public Times times(Runnable work) {
    for (int i = 0; i < warmUps; i++) {
      work.run();
    }
    double[] millis = new double[runs];
    for (int i = 0; i < runs; i++) {
      long start = System.nanoTime();
      work.run();
      millis[i] = (System.nanoTime() - start) / 1e6;
    }
    Arrays.sort(millis);
    return new Times(millis[0], millis[runs / 2], millis[runs - 1]);
  }

  /**
   * What a stopwatch showed, in milliseconds of elapsed time.
   *
   * @param least the shortest run
   * @param median the run in the middle
   * @param most the longest run
   */
  public record Times(double least, double median, double most) {

    /**
     * How many times as long this took as another.
     *
     * @param other what to compare with
     * @return the ratio of the medians
     */
    public double over(Times other) {
      return median / other.median;
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.3g ms (%.3g to %.3g)", median, least, most);
    }
  }
}
