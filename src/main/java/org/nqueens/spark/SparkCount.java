package org.nqueens.spark;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.logging.Logger;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.nqueens.count.CountResult;
import org.nqueens.count.portable.PortableWork;
import org.nqueens.count.task.CountStopped;
import scala.reflect.ClassTag$;

/**
 * A count to be run by Apache Spark: which work, in how many partitions, with or without an audit
 * log.
 *
 * <p>Immutable: each method answers a changed copy. {@link #run} does the work.
 */
public final class SparkCount {

  private static final int BATCHES_A_CORE = 64; // the last ones finish at nearly the same time
  private static final int MOST_PARTITIONS = 1 << 16;

  private final PortableWork work;
  private final OptionalInt partitions;
  private final Optional<Path> audit;

  private SparkCount(PortableWork work, OptionalInt partitions, Optional<Path> audit) {
    this.work = work;
    this.partitions = partitions;
    this.audit = audit;
  }

  /**
   * A count by the merge of quadrants, or by symmetry classes where the table of quadrants does not
   * fit the memory of this JVM.
   *
   * @param n the board's size, 2 to 28
   * @return the count, not yet run
   * @throws IllegalArgumentException if n is out of range
   */
  public static SparkCount of(int n) {
    return of(PortableWork.fastest(n));
  }

  /**
   * A count of a work of one's choice.
   *
   * @param work what is sent out
   * @return the count, not yet run
   */
  public static SparkCount of(PortableWork work) {
    return new SparkCount(work, OptionalInt.empty(), Optional.empty());
  }

  /**
   * The same count in so many partitions; without it, in 64 for each core that Spark has now.
   *
   * @param number 1 to 65536; no more are made than there are tasks
   * @return a changed copy
   * @throws IllegalArgumentException if the number is out of range
   */
  public SparkCount partitions(int number) {
    if (number < 1 || number > MOST_PARTITIONS) {
      throw new IllegalArgumentException(
          number + " partitions: not between 1 and " + MOST_PARTITIONS);
    }
    return new SparkCount(work, OptionalInt.of(number), audit);
  }

  /**
   * The same count, with the share of each task written to a file of this machine; started again,
   * it goes on from there.
   *
   * @param file the audit log, made if it does not exist
   * @return a changed copy
   * @throws IllegalArgumentException if the file's name is empty
   */
  public SparkCount audit(Path file) {
    if (file.toString().isEmpty()) {
      throw new IllegalArgumentException("an empty name names no audit log");
    }
    return new SparkCount(work, partitions, Optional.of(file));
  }

  /**
   * Counts.
   *
   * @param spark the cluster; it is not stopped
   * @return the number of solutions
   * @throws IllegalArgumentException if the audit log is of another count, damaged or in use
   * @throws IllegalStateException if Spark gave up a task, or two answers for a task differ
   * @throws CountStopped if the thread was interrupted; what is done stands in the audit log
   * @throws ArithmeticException if the sum does not fit a {@code long}
   * @throws java.io.UncheckedIOException if the audit log cannot be read or written
   */
  public CountResult run(JavaSparkContext spark) {
    long start = System.nanoTime();
    Ledger ledger = new Ledger(work.tasks());
    long solutions;
    if (audit.isPresent()) {
      try (AuditLog log = AuditLog.open(audit.get(), work, ledger)) {
        count(spark, new Books(ledger, log::add));
        solutions = ledger.sum();
        log.finish(solutions);
      }
    } else {
      count(spark, new Books(ledger, shares -> {}));
      solutions = ledger.sum();
    }
    return new CountResult(work.n(), work.counter(), solutions, System.nanoTime() - start);
  }

  private void count(JavaSparkContext spark, Books books) {
    int wanted = partitions.orElse(Math.min(MOST_PARTITIONS, partitions(spark)));
    List<Batch> batches = Batch.of(books.missing(), wanted);
    if (!batches.isEmpty()) {
      Broadcast<PortableWork> sent = spark.broadcast(work);
      try {
        send(spark, batches, new BatchCount(sent), books);
      } finally {
        forget(sent);
      }
    }
    books.close();
  }

  /** Frees the machines' memory; whether that works does not concern the count. */
  private static void forget(Broadcast<PortableWork> sent) {
    boolean interrupted = Thread.interrupted(); // to be told later: it would end the talk with them
    try {
      sent.destroy();
    } catch (Exception e) {
      Logger.getLogger(SparkCount.class.getName()).fine(() -> "left behind: " + e);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static int partitions(JavaSparkContext spark) {
    return Math.max(1, spark.defaultParallelism()) * BATCHES_A_CORE;
  }

  private void send(JavaSparkContext spark, List<Batch> batches, BatchCount body, Books books) {
    String group = "queens-" + UUID.randomUUID();
    spark.setJobGroup(group, work.n() + " queens by " + work.counter(), true);
    try {
      spark
          .sc()
          .runJob(
              spark.parallelize(batches, batches.size()).rdd(),
              body,
              books,
              ClassTag$.MODULE$.<Shares>apply(Shares.class));
    } catch (Exception e) { // Scala throws checked ones without a word
      spark.cancelJobGroup(group);
      throw books.failure().orElseGet(() -> failure(e));
    } finally {
      spark.clearJobGroup();
    }
  }

  private static RuntimeException failure(Exception e) {
    if (e instanceof InterruptedException) {
      Thread.currentThread().interrupt();
      return new CountStopped();
    }
    return new IllegalStateException("Spark gave the count up: " + e.getMessage(), e);
  }
}
