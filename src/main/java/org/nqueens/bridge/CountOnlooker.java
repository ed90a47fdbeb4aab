package org.nqueens.bridge;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.nqueens.count.Onlooker;
import org.nqueens.count.Progress;
import org.nqueens.kernel.display.Display;

/**
 * Shows in our kernel how far a long count is: from two seconds on, one line beside the cell, each
 * half second in the same place.
 */
public final class CountOnlooker implements Onlooker {

  private static final String PLAIN = "text/plain";
  private static final int BAR = 30;
  private static final double SILENT = 2; // seconds
  private static final double BETWEEN = 0.5; // seconds from one update to the next

  private final LongSupplier nanos;
  private final Supplier<Consumer<String>> places; // a place for a line, written over by the next

  /** Made by {@link java.util.ServiceLoader}. */
  public CountOnlooker() {
    this(System::nanoTime, CellLine::new);
  }

  /** For tests, which make the time and read the lines. */
  CountOnlooker(LongSupplier nanos, Supplier<Consumer<String>> places) {
    this.nanos = nanos;
    this.places = places;
  }

  @Override
  public Progress watch(int n) {
    return new Line(n);
  }

  /** Called by one thread at a time, as a {@link Progress} is. */
  private final class Line implements Progress {

    private final int n;
    private final long start = nanos.getAsLong();
    private final Consumer<String> place = places.get();
    private double shown; // seconds from the start to the last update, 0 before the first
    private int before = -1; // tasks that a journal had

    Line(int n) {
      this.n = n;
    }

    @Override
    public void done(int done, int tasks) {
      before = before < 0 ? done : before;
      double seconds = (nanos.getAsLong() - start) / 1e9;
      boolean last = done == tasks;
      if (shown == 0 ? last || seconds < SILENT : !last && seconds - shown < BETWEEN) {
        return;
      }
      shown = seconds;
      place.accept(
          last ? "n = " + n + ": counted in " + words(seconds) : line(done, tasks, seconds));
    }

    private String line(int done, int tasks, double seconds) {
      int full = (int) ((long) BAR * done / tasks);
      String left =
          done == before
              ? words(seconds) + " gone"
              : "about " + words(seconds * (tasks - done) / (done - before)) + " left";
      return String.format(
          Locale.ROOT,
          "n = %d: %s%s %d %%, %s",
          n,
          "█".repeat(full),
          "░".repeat(BAR - full),
          (int) (100L * done / tasks),
          left);
    }
  }

  /** A line beside a cell of our kernel. */
  private static final class CellLine implements Consumer<String> {

    private String id = ""; // of the display; empty before the first line
    private boolean elsewhere; // in another kernel, or in none: the count goes on unseen

    @Override
    public void accept(String line) {
      if (elsewhere) {
        return;
      }
      try {
        if (id.isEmpty()) {
          id = Display.display(line, PLAIN);
        } else {
          Display.updateDisplay(id, line, PLAIN);
        }
      } catch (IllegalStateException noCell) {
        elsewhere = true;
      }
    }
  }

  private static String words(double seconds) {
    double minutes = seconds / 60;
    return seconds < 120
        ? String.format(Locale.ROOT, "%.0f s", Math.ceil(seconds))
        : minutes < 120
            ? String.format(Locale.ROOT, "%.0f min", Math.ceil(minutes))
            : String.format(Locale.ROOT, "%,.0f h", Math.ceil(minutes / 60));
  }
}
