package org.nqueens.count;

import java.nio.file.Path;
import java.util.Optional;
import org.nqueens.count.journal.Finished;
import org.nqueens.count.journal.Journal;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.Work;

/**
 * A count to be run: which board, by which counter, on how many threads, with or without a journal.
 *
 * <p>Immutable: each method answers a changed copy. {@link #run} does the work.
 */
public final class Count {

  private static final int MOST_THREADS = 1024;

  private final int n;
  private final Counter counter;
  private final int threads;
  private final Optional<Path> journal;
  private final Progress progress;

  private Count(int n, Counter counter, int threads, Optional<Path> journal, Progress progress) {
    this.n = n;
    this.counter = counter;
    this.threads = threads;
    this.journal = journal;
    this.progress = progress;
  }

  /**
   * A count by the fastest counter on all processors.
   *
   * @param n the board's size, 0 to 28 or to what another counter takes
   * @return the count, not yet run
   * @throws IllegalArgumentException if n is not between 0 and 28
   */
  public static Count of(int n) {
    return of(n, Counter.fastest(n));
  }

  /**
   * A count by a counter of choice on all processors.
   *
   * @param n the board's size, 0 to what the counter takes; checked when the count is run
   * @param counter the counter
   * @return the count, not yet run
   */
  public static Count of(int n, Counter counter) {
    int processors = Runtime.getRuntime().availableProcessors();
    return new Count(n, counter, processors, Optional.empty(), (done, tasks) -> {});
  }

  /**
   * The same count by another counter.
   *
   * @param other the counter
   * @return a changed copy
   */
  public Count by(Counter other) {
    return new Count(n, other, threads, journal, progress);
  }

  /**
   * The same count on so many threads.
   *
   * @param number 1 to 1024
   * @return a changed copy
   * @throws IllegalArgumentException if the number is out of range
   */
  public Count threads(int number) {
    if (number < 1 || number > MOST_THREADS) {
      throw new IllegalArgumentException(
          number + " threads: not between 1 and " + MOST_THREADS + " (one a core is best)");
    }
    return new Count(n, counter, number, journal, progress);
  }

  /**
   * The same count, with each finished task written to a file; started again, it goes on from
   * there.
   *
   * @param file the journal, made if it does not exist
   * @return a changed copy
   * @throws IllegalArgumentException if the file's name is empty
   */
  public Count journal(Path file) {
    if (file.toString().isEmpty()) {
      throw new IllegalArgumentException("an empty name names no journal");
    }
    return new Count(n, counter, threads, Optional.of(file), progress);
  }

  /**
   * The same count, telling how far it is.
   *
   * @param watcher who hears of it
   * @return a changed copy
   */
  public Count watch(Progress watcher) {
    return new Count(n, counter, threads, journal, watcher);
  }

  /**
   * The same count, with its progress shown to whoever looks on, such as the reader of a notebook.
   *
   * @return a changed copy
   */
  public Count shown() {
    return watch(Onlooker.present().watch(n));
  }

  /**
   * Counts.
   *
   * @return the number of solutions
   * @throws IllegalArgumentException if n is out of the counter's range, or the journal is of
   *     another count or damaged
   * @throws CountStopped if the thread was interrupted; what is done stands in the journal
   * @throws ArithmeticException if a sum does not fit a {@code long}
   * @throws java.io.UncheckedIOException if the journal cannot be read or written
   */
  public CountResult run() {
    long start = System.nanoTime();
    Work work = counter.work(n);
    long solutions;
    if (journal.isPresent()) {
      try (Journal kept = Journal.open(journal.get(), n, counter.family(), work.tasks())) {
        solutions = new Crew(work, threads, progress, kept).sum();
      }
    } else {
      solutions = new Crew(work, threads, progress, Finished.NONE).sum();
    }
    return new CountResult(n, counter.name(), solutions, System.nanoTime() - start);
  }
}
