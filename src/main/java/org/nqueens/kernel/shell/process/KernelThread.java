package org.nqueens.kernel.shell.process;

/** Daemon threads of the interpreter. */
public final class KernelThread {

  private KernelThread() {}

  /**
   * Starts a thread.
   *
   * @param name the thread's name
   * @param task what it does
   * @return the thread
   */
  public static Thread start(String name, Runnable task) {
    Thread thread = of(name, 0, task);
    thread.start();
    return thread;
  }

  /**
   * A thread, not yet started.
   *
   * @param name the thread's name
   * @param stack the bytes of its stack; 0 is the JVM's default
   * @param task what it does
   * @return the thread
   */
  public static Thread of(String name, long stack, Runnable task) {
    Thread thread = new Thread(null, task, name, stack);
    thread.setDaemon(true);
    return thread;
  }
}
