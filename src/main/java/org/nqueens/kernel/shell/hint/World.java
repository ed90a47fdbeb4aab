package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import java.util.Set;
import jdk.jshell.JShell;
import org.nqueens.kernel.shell.origin.Origins;

/** What a hint may ask of the world that the cells have made. */
public interface World {

  /**
   * The JShell that has the snippets of all cells.
   *
   * @return JShell; asked by its own thread only
   */
  JShell jshell();

  /**
   * Where the snippets come from.
   *
   * @return all origins
   */
  Origins origins();

  /**
   * Whether an import of the startup texts brings a name, as far as that is known.
   *
   * @param name a simple name
   * @return whether one does
   */
  boolean brings(String name);

  /**
   * The names that the startup texts bring and for which nothing is imported yet.
   *
   * @return simple names, possibly none
   */
  Set<String> namesToCome();

  /** Lets JShell make its index of all classes, should it still wait. */
  void openIndex();

  /**
   * What to do about a variable whose value is gone.
   *
   * @param name a name
   * @return a sentence; empty if no such variable is lost
   */
  Optional<String> lostHint(String name);

  /**
   * What to do where the cell has asked for input and nobody answered.
   *
   * @return a sentence; empty if it has not
   */
  Optional<String> unansweredHint();
}
