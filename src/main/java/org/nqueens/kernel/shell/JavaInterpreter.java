package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.util.List;

/**
 * An interpreter of Java whose world can be looked at and widened: what the magics work with.
 *
 * <p>The methods are called by the thread that executes cells, between two of them. {@code
 * kernel.magic} wraps an instance and is itself an {@link Interpreter}, so the session sees only
 * one.
 */
public interface JavaInterpreter extends Interpreter {

  /**
   * Adds to what the cells compile against and run with, after what is there already; entries that
   * are there already are left out. A fresh worker gets them too.
   *
   * @param paths jars and folders of classes, absolute and existing
   */
  void addToClassPath(List<Path> paths);

  /**
   * Where the cells' classes come from.
   *
   * @return absolute paths in the order of the search, each once
   */
  List<Path> classPath();

  /**
   * What the cells have declared and what is still in force, in the order of declaration; the
   * start-up imports are left out.
   *
   * @return the declarations, possibly none
   */
  List<Declaration> declarations();

  /**
   * Forgets all declarations and values, as if the kernel had just started; the class path stays.
   */
  void reset();
}
