package org.nqueens.kernel.worker;

/** Threads of the worker itself: outside the cells' thread group, daemons, never a cell's. */
final class ServiceThread {

  private static final ThreadGroup GROUP = topGroup();

  private ServiceThread() {}

  static Thread start(String name, Runnable task) {
    Thread thread = new Thread(GROUP, task, name, 0, false);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

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
