package org.nqueens.kernel.worker;

/**
 * Threads of the worker itself: outside the cells' thread group, daemons, never a cell's. A cell
 * can find them all the same: its interrupts pass them by, and if it ends one, the worker ends,
 * because one that is half there would leave the reader waiting.
 */
final class ServiceThread extends Thread {

  /** The exit code of a worker that has lost one of its own threads. */
  private static final int MAIMED = 87;

  private static final ThreadGroup GROUP = topGroup();

  private ServiceThread(String name, Runnable task) {
    super(GROUP, task, name, 0, false);
  }

  static Thread start(String name, Runnable task) {
    Thread thread = new ServiceThread(name, task);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  @Override
  public void run() {
    try {
      super.run();
    } catch (Throwable fromOutside) {
      WorkerEnd.at(MAIMED);
    }
  }

  /** Only a cell would do that; a thread that is interrupted at its channel closes it. */
  @Override
  public void interrupt() {}

  private static ThreadGroup topGroup() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  /** Whether a thread is no learner's: the JVM's, the JDK's or one of these. */
  static boolean isOurs(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return group == null || group == GROUP || group.getName().equals("InnocuousThreadGroup");
  }
}
