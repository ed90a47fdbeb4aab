package org.nqueens.count.forecast;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import org.nqueens.board.KnownCounts;
import org.nqueens.count.Counter;
import org.nqueens.count.quadrant.QuadrantMemory;
import org.nqueens.count.quadrant.QuadrantWork;

/**
 * What a count will cost on this machine, before it is begun: an order of magnitude.
 *
 * <p>A smaller board is counted and its time multiplied by how many times as many solutions there
 * are; the searches need about as long for each solution on every board, the merge of quadrants
 * rather less on larger ones.
 *
 * @param n the board's size
 * @param counter the counter's name
 * @param threads how many threads
 * @param seconds about how long it will take on a machine that does nothing else
 * @param bytes about how much memory the tables will need
 */
public record Forecast(int n, String counter, int threads, double seconds, long bytes) {

  private static final int WARM_UP = 12;
  private static final int SEARCH_SAMPLE = 14;
  private static final int MERGE_SAMPLE = 16; // or 17: odd boards cost the merge more
  private static final double MERGE_GROWTH = 0.85; // as a power of the solutions' growth
  private static final double MINUTE = 60;
  private static final double HOUR = 60 * MINUTE;
  private static final double DAY = 24 * HOUR;
  private static final double YEAR = 365.25 * DAY;

  /**
   * Measures the counter on a smaller board, for a second or two, and foretells the larger one.
   *
   * @param n the board's size, up to {@link Counter#largest()}
   * @param counter the counter
   * @param threads how many threads will count
   * @return what to expect
   */
  public static Forecast of(int n, Counter counter, int threads) {
    boolean merge = counter.family().equals(QuadrantWork.FAMILY);
    int sample = Math.min(n, (merge ? MERGE_SAMPLE : SEARCH_SAMPLE) + n % 2);
    counter.count(Math.min(n, WARM_UP)); // the compiler needs to see it first
    ThreadMXBean clock =
        ManagementFactory.getThreadMXBean(); // of the processor: others may be busy
    long start = clock.getCurrentThreadCpuTime();
    counter.count(sample);
    double seconds = (clock.getCurrentThreadCpuTime() - start) / 1e9;
    double growth = solutions(n) / Math.max(1, solutions(sample));
    double power = merge ? MERGE_GROWTH : 1;
    int working = Math.min(threads, Runtime.getRuntime().availableProcessors());
    return new Forecast(
        n,
        counter.name(),
        threads,
        seconds * Math.pow(growth, power) / working,
        merge ? QuadrantMemory.of(n).kept() : 0);
  }

  /**
   * About how many solutions a board has: the known number, or what its growth lets expect.
   *
   * @param n the board's size, 0 or more
   * @return the number, exact up to 27 as far as a {@code double} can tell
   */
  public static double solutions(int n) {
    if (n <= KnownCounts.LARGEST) {
      return KnownCounts.solutions(n);
    }
    double growth = solutions(n - 1) / solutions(n - 2);
    double before = solutions(n - 2) / solutions(n - 3);
    return solutions(n - 1)
        * (2 * growth - before); // the factor grows by nearly the same each time
  }

  /**
   * A time in the words of a reader, in one unit.
   *
   * @param seconds 0 or more
   * @return such as {@code 12 s}, {@code 3 min}, {@code 5 h}, {@code 40 days}, {@code 800 years}
   */
  public static String time(double seconds) {
    if (seconds < 2 * MINUTE) {
      return whole(seconds) + " s";
    } else if (seconds < 2 * HOUR) {
      return whole(seconds / MINUTE) + " min";
    } else if (seconds < 2 * DAY) {
      return whole(seconds / HOUR) + " h";
    }
    return seconds < 2 * YEAR ? whole(seconds / DAY) + " days" : whole(seconds / YEAR) + " years";
  }

  private static String whole(double number) {
    return String.format(Locale.ROOT, "%,.0f", Math.ceil(number));
  }

  @Override
  public String toString() {
    String known =
        n <= KnownCounts.LARGEST
            ? ""
            : String.format(
                Locale.ROOT,
                "; nobody knows this number yet, it should be near %.1e",
                solutions(n));
    return String.format(
        Locale.ROOT,
        "n = %d by %s on %d %s: about %s and %s of memory%s",
        n,
        counter,
        threads,
        threads == 1 ? "thread" : "threads",
        time(seconds),
        QuadrantMemory.size(Math.max(bytes, 1)),
        known);
  }
}
