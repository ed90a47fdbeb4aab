package org.nqueens.kernel.shell;

/** Daemon threads of the interpreter. */
final class KernelThread {

  private KernelThread() {}

  static Thread start(String name, Runnable task) {
    Thread thread = of(name, 0, task);
    thread.start();
    return thread;
  }

  /** A thread, not yet started, with a stack of some bytes; 0 is the JVM's default. */
  static Thread of(String name, long stack, Runnable task) {
    Thread thread = new Thread(null, task, name, stack);
    thread.setDaemon(true);
    return thread;
  }
}
