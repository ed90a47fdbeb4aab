package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Some threads that take the next task until there is none. */
final class Crew {

  private final Work work;
  private final int threads;
  private final Progress progress;
  private final Finished finished;
  private final Map<Integer, Long> before;
  private final AtomicInteger next = new AtomicInteger();

  private int done; // guarded by this
  private long sum; // guarded by this

  Crew(Work work, int threads, Progress progress, Finished finished) {
    this.work = work;
    this.threads = Math.min(threads, work.tasks());
    this.progress = progress;
    this.finished = finished;
    this.before = finished.before();
  }

  /** Does all tasks that are left and answers the sum of all. */
  long sum() {
    for (long share : before.values()) {
      sum = Math.addExact(sum, share);
    }
    done = before.size();
    progress.done(done, work.tasks());
    if (threads == 1) {
      takeTasks();
    } else {
      together();
    }
    return sum;
  }

  private void together() {
    ExecutorService pool =
        Executors.newFixedThreadPool(
            threads,
            body -> {
              Thread thread = new Thread(body, "count");
              thread.setDaemon(true);
              return thread;
            });
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        all.add(pool.submit(this::takeTasks));
      }
      for (Future<?> one : all) {
        one.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CountStopped();
    } catch (ExecutionException e) {
      throw cause(e);
    } finally {
      pool.shutdownNow();
    }
  }

  private static RuntimeException cause(ExecutionException e) {
    if (e.getCause() instanceof Error error) {
      throw error;
    }
    return e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
  }

  private void takeTasks() {
    for (int task = next.getAndIncrement(); task < work.tasks(); task = next.getAndIncrement()) {
      if (!before.containsKey(task)) {
        CountStopped.check();
        add(task, work.count(task));
      }
    }
  }

  private synchronized void add(int task, long share) {
    finished.add(task, share);
    sum = Math.addExact(sum, share);
    progress.done(++done, work.tasks());
  }
}
