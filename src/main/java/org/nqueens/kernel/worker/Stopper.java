package org.nqueens.kernel.worker;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinWorkerThread;
import org.nqueens.kernel.display.CellStopped;

/**
 * Stops the running cell: arms the woven checks, and interrupts the cell's threads again and again
 * until they are done, because code may swallow an interrupt.
 */
final class Stopper {

  private static final int NONE = -1;
  private static final long AGAIN_MILLIS = 20;
  private static final long GRACE_MILLIS = 100; // for the threads that a cell started

  private final Thread main;
  private Set<Thread> before = Set.of(); // threads that were there when the cell began
  private int cell = NONE; // begun and not ended
  private int latest = NONE; // begun, whether it has ended or not
  private int awaited = NONE; // to be stopped as soon as it begins
  private boolean inside; // the main thread is in the cell's code
  private boolean stopping;

  Stopper(Thread main) {
    this.main = main;
  }

  /** The main thread enters code of a cell. */
  synchronized void begin(int next) {
    if (cell != next) {
      cell = next;
      latest = next;
      stopping = next == awaited;
      before = new HashSet<>(threads());
    }
    if (stopping) {
      throw new CellStopped(); // the stop came before the first piece of the cell or between two
    }
    inside = true;
  }

  /** The main thread has left the code. */
  synchronized void pause() {
    inside = false;
    Thread.interrupted(); // ours or the cell's own: it is over
  }

  synchronized boolean isStopping() {
    return stopping;
  }

  /**
   * Stops a cell, unless it has ended; returns at once. A stop may overtake the first code of its
   * cell, which waits for the main thread: then that code does not run.
   */
  synchronized void stop(int wanted) {
    if (wanted > latest) { // cells are numbered in their order
      awaited = wanted;
    } else if (cell == wanted && !stopping) {
      stopping = true;
      StopCheck.arm(other -> other == wanted);
      ServiceThread.start("worker-stop", this::interruptUntilDone);
    }
  }

  private void interruptUntilDone() {
    try {
      while (interruptOnce()) {
        Thread.sleep(AGAIN_MILLIS);
      }
    } catch (InterruptedException e) {
      return; // somebody wants this thread to end
    }
  }

  private synchronized boolean interruptOnce() {
    if (stopping) {
      if (inside) {
        main.interrupt();
      }
      started().forEach(Thread::interrupt);
    }
    return stopping;
  }

  /**
   * The cell is over.
   *
   * @return the names of the threads that it started and that go on
   */
  List<String> end(int ended) {
    List<Thread> left = started();
    if (isStopping()) {
      left.forEach(Stopper::awaitEnd);
    }
    synchronized (this) {
      if (stopping) { // perhaps only just now
        StopCheck.disarm();
      }
      cell = NONE;
      stopping = false;
    }
    return left.stream()
        .filter(Thread::isAlive)
        .filter(thread -> !(thread instanceof ForkJoinWorkerThread)) // nobody started those
        .map(Thread::getName)
        .toList();
  }

  private static void awaitEnd(Thread thread) {
    try {
      thread.join(GRACE_MILLIS);
    } catch (InterruptedException e) {
      return; // a late stop of the cell that has ended
    }
  }

  private synchronized List<Thread> started() {
    List<Thread> started = threads();
    started.removeAll(before);
    started.remove(main);
    return started;
  }

  private List<Thread> threads() {
    ThreadGroup group = main.getThreadGroup();
    Thread[] found = new Thread[group.activeCount() + 16];
    int count = group.enumerate(found, true);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (!ServiceThread.isOurs(found[i])) {
        threads.add(found[i]);
      }
    }
    return threads;
  }
}
