package org.nqueens.exercise.trial;

import java.util.ServiceLoader;

/**
 * Someone who can end a thread that heeds no interrupt: a kernel that has put checks into the
 * reader's loops, for instance. Enders are found by {@link ServiceLoader}, through the loader of
 * this library.
 */
@FunctionalInterface
public interface ThreadEnder {

  /**
   * Makes a thread leave the reader's code, if it can; returns at once.
   *
   * @param thread a thread that runs nothing but the reader's code
   */
  void end(Thread thread);

  /**
   * All enders that there are, as one.
   *
   * @return an ender, which does nothing if there are none
   */
  static ThreadEnder present() {
    return thread ->
        ServiceLoader.load(ThreadEnder.class, ThreadEnder.class.getClassLoader())
            .forEach(ender -> ender.end(thread));
  }
}
