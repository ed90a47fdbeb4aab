package org.nqueens.count;

import java.util.ServiceLoader;

/**
 * Someone who shows a reader how far a long count is: a notebook, for instance. Onlookers are found
 * by {@link ServiceLoader}, through the loader of this library.
 */
@FunctionalInterface
public interface Onlooker {

  /**
   * A count begins.
   *
   * @param n the board's size
   * @return who hears of its progress; it should show nothing of a count that is soon done
   */
  Progress watch(int n);

  /**
   * All onlookers that there are, as one.
   *
   * @return an onlooker, of whom nothing is seen if there are none
   */
  static Onlooker present() {
    return n -> {
      Progress all = (done, tasks) -> {};
      for (Onlooker one : ServiceLoader.load(Onlooker.class, Onlooker.class.getClassLoader())) {
        Progress before = all;
        Progress next = one.watch(n);
        all =
            (done, tasks) -> {
              before.done(done, tasks);
              next.done(done, tasks);
            };
      }
      return all;
    };
  }
}
