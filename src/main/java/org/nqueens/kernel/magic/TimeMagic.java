package org.nqueens.kernel.magic;

import java.util.Locale;
import org.nqueens.kernel.shell.Outcome;

/** Runs code and says how long it took. */
final class TimeMagic implements Magic {

  private static final Manual MANUAL =
      Manual.both(
          "time",
          "%time CODE    or %%time above the code of a cell",
          "runs the code, shows its value and the time it took, compilation included");

  private final CellRunner runner;

  TimeMagic(CellRunner runner) {
    this.runner = runner;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    if (call.code().code().isBlank()) {
      return call.fail("there is nothing to time: write %time CODE, or code below %%time");
    }
    long start = System.nanoTime();
    Outcome outcome = runner.run(call.code(), call.output());
    call.say("Wall time: " + duration(System.nanoTime() - start));
    return new Answer.Ended(outcome);
  }

  /** A time in the unit that gives it three digits. */
  static String duration(long nanos) {
    double micros = nanos / 1e3;
    if (micros < 1e3) {
      return digits(micros) + " µs";
    } else if (micros < 1e6) {
      return digits(micros / 1e3) + " ms";
    } else if (micros < 60e6) {
      return digits(micros / 1e6) + " s";
    }
    long seconds = Math.round(micros / 1e6);
    return seconds / 60 + " min " + seconds % 60 + " s";
  }

  private static String digits(double value) {
    String format = value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, format, value);
  }
}
