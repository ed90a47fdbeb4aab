package org.nqueens.printout;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.count.forecast.Forecast;
import org.nqueens.count.forecast.Schedule;
import org.nqueens.count.forecast.TaskSample;
import org.nqueens.count.forecast.TaskSampler;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantNeeds;

/**
 * What large boards would need, as rows of a table in Markdown: tasks drawn at random are measured
 * here, and the whole count is simulated on so many cores.
 *
 * @param draws how many tasks are measured for each board, 2 or more
 * @param seed the same seed draws the same tasks
 */
public record Outlook(int draws, long seed) {

  private static final List<Integer> CORES = List.of(1, 16, 256, 4096);

  /**
   * An outlook.
   *
   * @throws IllegalArgumentException if there are too few draws to tell their error
   */
  public Outlook {
    new TaskSampler(draws, seed); // says so before a head without rows is printed
  }

  /**
   * The head of the table.
   *
   * @return two lines
   */
  public String head() {
    String cores =
        CORES.stream()
            .map(c -> String.format(Locale.ROOT, " %,d %s |", c, c == 1 ? "core" : "cores"))
            .collect(Collectors.joining());
    return "| n | counter | tasks | table | one task | error |%s%n|---|---|---|---|---|---|%s"
        .formatted(cores, "---|".repeat(CORES.size()));
  }

  /**
   * Measures and simulates one board, for some seconds up to some minutes.
   *
   * @param n the board's size, 2 to 28
   * @return its row
   * @throws IllegalArgumentException if n is out of range
   */
  public String row(int n) {
    TaskSample sample = new TaskSampler(draws, seed).sample(n);
    Schedule schedule = new Schedule(sample, seed);
    String times =
        CORES.stream()
            .map(cores -> " " + Forecast.time(schedule.seconds(cores)) + " |")
            .collect(Collectors.joining());
    return String.format(
        Locale.ROOT,
        "| %d | %s | %,d | %s | %s | ± %.0f %% |%s",
        n,
        sample.counter(),
        sample.tasks(),
        table(sample),
        seconds(sample.mean()),
        100 * sample.error(),
        times);
  }

  /**
   * The boards from one size to another.
   *
   * @param from the smallest
   * @param to the largest
   * @return the sizes
   * @throws IllegalArgumentException if one of them is out of range or they are the wrong way round
   */
  public static IntStream sizes(int from, int to) {
    for (int n : new int[] {from, to}) {
      if (n < TaskSampler.SMALLEST || n > TaskSampler.LARGEST) {
        throw new IllegalArgumentException(
            "n = %d is not between %d and %d"
                .formatted(n, TaskSampler.SMALLEST, TaskSampler.LARGEST));
      }
    }
    if (from > to) {
      throw new IllegalArgumentException("from " + from + " to " + to + " there is no board");
    }
    return IntStream.rangeClosed(from, to);
  }

  private static String table(TaskSample sample) {
    return sample.counter().equals("quadrants")
        ? QuadrantMemory.size(QuadrantNeeds.of(sample.n()).bytes())
        : "none";
  }

  private static String seconds(double seconds) {
    return seconds < 1
        ? String.format(Locale.ROOT, "%.1f ms", 1000 * seconds)
        : seconds < 100 ? String.format(Locale.ROOT, "%.1f s", seconds) : Forecast.time(seconds);
  }
}
