/**
 * What a count will cost, before it is begun.
 *
 * <p>A {@link org.nqueens.count.forecast.Forecast} counts a smaller board and tells the order of
 * magnitude within a second or two. For boards that no single machine counts, a {@link
 * org.nqueens.count.forecast.TaskSampler} measures some tasks drawn at random, the {@link
 * org.nqueens.count.forecast.TaskSample}, and a {@link org.nqueens.count.forecast.Schedule} deals
 * such tasks out to thousands of cores, which are simulated.
 *
 * <p>May depend on: {@code count}, its rooms {@code task}, {@code search}, {@code quadrant} and
 * {@code portable}, and {@code board} for the known numbers.
 *
 * <pre>{@code
 * Forecast.of(20, Counter.quadrants(), 2)            // n = 20 by quadrants on 2 threads: about …
 * TaskSample sample = new TaskSampler(40, 1).sample(24);
 * sample.total()                                     // seconds on one core
 * new Schedule(sample, 1).seconds(4096)              // and on so many
 * }</pre>
 *
 * <p>Why processor time and not the clock on the wall: other programs may be busy. Why seeds: the
 * same draw can be measured again.
 */
package org.nqueens.count.forecast;
