package org.nqueens.count;

import java.util.Map;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.nqueens.count.journal.Finished;
import org.nqueens.count.task.CountStopped;
import org.nqueens.count.task.Work;

/** Some threads that take the next task until there is none. */
final class Crew {

  private final Work work;
  private final int threads;
  private final Progress progress;
  private final Finished finished;
  private final ThreadFactory maker;
  private final Map<Integer, Long> before;
  private final AtomicInteger next = new AtomicInteger();

  private int done; // guarded by this
  private long sum; // guarded by this
  private Throwable failure; // the first one, guarded by this

  Crew(Work work, int threads, Progress progress, Finished finished) {
    this(work, threads, progress, finished, Crew::daemon);
  }

  Crew(Work work, int threads, Progress progress, Finished finished, ThreadFactory maker) {
    this.work = work;
    this.threads = Math.min(threads, work.tasks());
    this.progress = progress;
    this.finished = finished;
    this.maker = maker;
    this.before = finished.before();
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "count");
    thread.setDaemon(true);
    return thread;
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

  /**
   * Plain threads, and nothing that needs memory when one of them fails: a pool that has run out of
   * it can lose the failure, and then waits for ever.
   */
  private void together() {
    Thread[] crew = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      crew[i] = maker.newThread(() -> takeTasks(crew));
    }
    try {
      start(crew);
      for (Thread one : crew) {
        one.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CountStopped();
    } finally {
      stop(crew);
    }
    complain();
  }

  /** Starts as many as the machine lets: they take the tasks of the others. */
  private void start(Thread[] crew) {
    int started = 0;
    while (started < crew.length && starts(crew[started])) {
      started++;
    }
    if (started == 0) {
      takeTasks(crew);
    }
  }

  private static boolean starts(Thread thread) {
    try {
      thread.start();
      return true;
    } catch (OutOfMemoryError refused) { // by the system, mostly, which has no more threads
      return false;
    }
  }

  private static void stop(Thread[] crew) {
    for (Thread one : crew) {
      one.interrupt();
    }
  }

  private void takeTasks(Thread[] crew) {
    try {
      takeTasks();
    } catch (RuntimeException | Error e) {
      keep(e);
      stop(crew); // what the others would still count is lost or stands in the journal
    }
  }

  private synchronized void keep(Throwable e) {
    failure = failure == null ? e : failure;
  }

  private synchronized void complain() {
    if (failure instanceof Error error) {
      throw error;
    } else if (failure instanceof RuntimeException exception) {
      throw exception;
    } else if (done < work.tasks()) {
      throw new IllegalStateException(done + " of " + work.tasks() + " tasks are done, no more");
    }
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
