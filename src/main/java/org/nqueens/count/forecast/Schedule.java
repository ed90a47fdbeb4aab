package org.nqueens.count.forecast;

import java.util.PriorityQueue;
import java.util.Random;

/**
 * A count on many cores, simulated: the tasks are dealt out in batches as {@code spark} deals them,
 * and a core that is free takes the next batch. Each task takes the time of a measured one, drawn
 * again and again.
 *
 * <p>Not in it: starting the machines, sending them the table, and memory that cores share.
 */
public final class Schedule {

  /** Batches for each core: few enough to deal out, and enough that the last ones end together. */
  public static final int BATCHES_A_CORE = 64;

  /** Batches at the most. */
  public static final int MOST_BATCHES = 1 << 16;

  private final TaskSample sample;
  private final long seed;

  /**
   * A schedule of a sample's tasks.
   *
   * @param sample measured times
   * @param seed the same seed draws the same times
   */
  public Schedule(TaskSample sample, long seed) {
    this.sample = sample;
    this.seed = seed;
  }

  /**
   * How long a number of cores takes; the work is in proportion to the number of tasks.
   *
   * @param cores 1 or more
   * @return seconds from the first batch to the end of the last one
   * @throws IllegalArgumentException if there is no core
   */
  public double seconds(int cores) {
    if (cores < 1) {
      throw new IllegalArgumentException(cores + " cores: at least one has to count");
    }
    Random random = new Random(seed);
    double[] times = sample.seconds().stream().mapToDouble(Double::doubleValue).toArray();
    PriorityQueue<Double> free = new PriorityQueue<>(); // when each busy core will be free
    double end = 0;
    long batches = batches(cores);
    for (long batch = 0; batch < batches; batch++) {
      double start = free.size() < cores ? 0 : free.remove();
      double done = start + time(times, size(batch, batches), random);
      free.add(done);
      end = Math.max(end, done);
    }
    return end;
  }

  private long batches(int cores) {
    long wanted = Math.min(MOST_BATCHES, (long) BATCHES_A_CORE * cores);
    return Math.min(sample.tasks(), wanted);
  }

  private long size(long batch, long batches) {
    return sample.tasks() * (batch + 1) / batches - sample.tasks() * batch / batches;
  }

  private static double time(double[] times, long tasks, Random random) {
    double sum = 0;
    for (long task = 0; task < tasks; task++) {
      sum += times[random.nextInt(times.length)];
    }
    return sum;
  }
}
