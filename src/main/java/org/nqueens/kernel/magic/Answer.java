package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.List;
import org.nqueens.kernel.shell.Outcome;

/** What a magic gives back. */
sealed interface Answer {

  /**
   * Nothing that could be assigned.
   *
   * @param outcome how it ended
   */
  record Ended(Outcome outcome) implements Answer {}

  /**
   * The class path entries it found: as a value a {@code List<String>}.
   *
   * @param paths absolute paths, in the order of the search
   */
  record Found(List<Path> paths) implements Answer {

    /** Copies the list. */
    public Found {
      paths = List.copyOf(paths);
    }
  }
}
