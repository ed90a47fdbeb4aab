package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;
import org.nqueens.kernel.notebook.Durations;

/**
 * Shows on a terminal how far long work is and how long it will go on: one line, written over, from
 * two seconds on. Where nobody says which share is done, the line tells the time alone.
 */
final class ShareProgress implements DoubleConsumer, AutoCloseable {

  private static final int BAR = 30;
  private static final long SILENT = 2; // seconds
  private static final double KNOWN = 0.005; // from this share on the time left can be told

  private final String head;
  private final PrintWriter out;
  private final Terminal terminal;
  private final Optional<String> farewell;
  private final long start = System.nanoTime();
  private final ScheduledExecutorService clock;
  private final Thread hook = new Thread(this::interrupted, "farewell");

  private double before = -1; // the share that an earlier run has done; guarded by this
  private double share; // guarded by this
  private boolean shown; // guarded by this
  private boolean closed; // guarded by this

  /**
   * Begins to watch.
   *
   * @param farewell what to say if the process is stopped before the end
   */
  ShareProgress(String head, PrintWriter out, Terminal terminal, Optional<String> farewell) {
    this.head = head;
    this.out = out;
    this.terminal = terminal;
    this.farewell = farewell;
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            work -> {
              Thread thread = new Thread(work, "progress");
              thread.setDaemon(true);
              return thread;
            });
    if (terminal.lively()) {
      clock.scheduleAtFixedRate(this::show, SILENT * 1000, 500, TimeUnit.MILLISECONDS);
    }
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public synchronized void accept(double done) {
    before = before < 0 ? done : before;
    share = done;
  }

  private synchronized void show() {
    if (!closed) {
      overwrite(line((System.nanoTime() - start) / 1e9));
      shown = true;
    }
  }

  /** What the line says after some seconds. */
  synchronized String line(double seconds) {
    if (before < 0) {
      return head + "  " + words(seconds);
    }
    int full = (int) (BAR * share);
    String bar = "█".repeat(full) + "░".repeat(BAR - full);
    double fresh = share - before;
    String left =
        fresh < KNOWN * (1 - before)
            ? words(seconds) + " gone"
            : "about " + words(seconds * (1 - share) / fresh) + " left";
    return head + " " + bar + " " + (int) (100 * share) + " %  " + left;
  }

  private static String words(double seconds) {
    return Durations.show(Duration.ofSeconds((long) Math.ceil(seconds)));
  }

  private void overwrite(String line) {
    int width = terminal.width() - 1;
    out.print("\r\u001b[K" + (line.length() <= width ? line : line.substring(0, width)));
    out.flush();
  }

  private void interrupted() {
    end();
    farewell.ifPresent(out::println);
    out.flush();
  }

  private synchronized void end() {
    clock.shutdownNow();
    if (shown && !closed) {
      overwrite("");
    }
    closed = true;
  }

  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the process ends already: the hook does its work
    }
  }
}
