package org.nqueens.kernel.session;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * What a user can set through the kernelspec's environment.
 *
 * @param cellTime how long a cell may run, if there is a limit
 * @param cellText how many characters of stream text a cell may print
 */
public record Settings(Optional<Duration> cellTime, int cellText) {

  /** Names the longest time a cell may run, in seconds; without it there is no limit. */
  public static final String CELL_TIME = "NQUEENS_CELL_SECONDS";

  /** Names the number of characters a cell may print, 8 Mi without it. */
  public static final String CELL_TEXT = "NQUEENS_CELL_OUTPUT";

  /** No limit of time, 8 Mi characters of text. */
  public static final Settings DEFAULT = new Settings(Optional.empty(), 8 << 20);

  /**
   * The settings of an environment.
   *
   * @param environment its variables
   * @return the settings, with the default for each that is not set
   * @throws IllegalArgumentException if a value is no number above 0; names variable and value
   */
  public static Settings of(Map<String, String> environment) {
    return new Settings(
        positive(environment, CELL_TIME)
            .map(seconds -> Duration.ofMillis(Math.round(seconds * 1000))),
        positive(environment, CELL_TEXT).map(Double::intValue).orElse(DEFAULT.cellText()));
  }

  private static Optional<Double> positive(Map<String, String> environment, String name) {
    String text = environment.getOrDefault(name, "").strip();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      double value = Double.parseDouble(text);
      if (value > 0) {
        return Optional.of(value);
      }
    } catch (NumberFormatException e) {
      // told below, with the name of the variable
    }
    throw new IllegalArgumentException(name + "=" + text + " is not a number above 0");
  }
}
