package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.kernel.notebook.NotebookRunner;

/** Makes the runner of a command; tests make their own. */
@FunctionalInterface
interface Runners {

  /** A runner with a time limit for each cell, if any, which may go on after a failure. */
  NotebookRunner runner(Optional<Duration> limit, boolean goesOn);
}
