package org.nqueens.kernel.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.shell.Outcome;

/** Interrupts a cell that runs too long, and says that it did. */
final class TimeLimit implements AutoCloseable {

  private final Duration limit;
  private final Future<?> alarm;
  private volatile boolean rang;

  TimeLimit(Duration limit, ScheduledExecutorService clock, Runnable interrupt) {
    this.limit = limit;
    this.alarm =
        clock.schedule(
            () -> {
              rang = true;
              interrupt.run();
            },
            limit.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  /** The outcome itself, or, where the limit has ended the cell, a failure that says so. */
  Outcome explain(Outcome outcome) {
    if (!rang || !(outcome instanceof Outcome.Failed failed)) {
      return outcome;
    }
    String message =
        "The cell was stopped after %.1f seconds, the limit that %s sets."
            .formatted(limit.toMillis() / 1000.0, Settings.CELL_TIME);
    List<String> report = new ArrayList<>(List.of(message));
    report.addAll(failed.report());
    return new Outcome.Failed("TimeLimit", message, report);
  }

  @Override
  public void close() {
    alarm.cancel(false);
  }
}
