package org.nqueens.kernel.notebook;

import java.time.Duration;
import java.util.Locale;

/** Times in the words of a reader. */
public final class Durations {

  private Durations() {}

  /**
   * A time in seconds, in minutes from 100 seconds on.
   *
   * @param time zero or more
   * @return for instance {@code 0.3 s}, {@code 12 s}, {@code 2 min 5 s}
   */
  public static String show(Duration time) {
    if (time.toSeconds() >= 100) {
      return time.toMinutes() + " min " + time.toSecondsPart() + " s";
    }
    return time.toMillis() < 10_000 && time.toMillis() % 1000 != 0
        ? String.format(Locale.ROOT, "%.1f s", time.toMillis() / 1000.0)
        : time.toSeconds() + " s";
  }
}
