package org.nqueens.kernel.shell;

import java.util.Optional;
import java.util.Set;
import jdk.jshell.JShell;

/** What a hint may ask of the world that the cells have made. */
interface World {

  /** The JShell that has the snippets of all cells. */
  JShell jshell();

  /** Where the snippets come from. */
  Origins origins();

  /** Whether an import of the startup texts brings a name, as far as that is known. */
  boolean brings(String name);

  /** The names that the startup texts bring and for which nothing is imported yet. */
  Set<String> namesToCome();

  /** Lets JShell make its index of all classes, should it still wait. */
  void openIndex();

  /** What to do about a variable whose value is gone; empty for all others. */
  Optional<String> lostHint(String name);

  /** What to do where the cell has asked for input and nobody answered; else empty. */
  Optional<String> unansweredHint();
}
