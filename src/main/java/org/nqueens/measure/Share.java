package org.nqueens.measure;

import java.util.function.DoubleConsumer;

/** Which share of a sweep is done, when each n takes some times as long as the one before. */
final class Share {

  private static final double GROWTH = 5; // of a search, from one n to the next; near enough

  private final int to;
  private final DoubleConsumer watcher;
  private final double all;
  private double done;

  /** Tells at once that nothing is done. */
  Share(int from, int to, int solvers, DoubleConsumer watcher) {
    this.to = to;
    this.watcher = watcher;
    double each = 0;
    for (int n = from; n <= to; n++) {
      each += weight(n);
    }
    this.all = each * solvers;
    watcher.accept(0);
  }

  /** A search of that size is done. */
  void done(int n) {
    done += weight(n);
    watcher.accept(Math.min(1, done / all));
  }

  /** As parts of the largest search: no power that a double could not hold. */
  private double weight(int n) {
    return Math.pow(GROWTH, n - to);
  }
}
