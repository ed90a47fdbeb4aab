package org.nqueens.kernel.notebook;

import java.time.Duration;
import java.util.Optional;

/** Told how a run goes on. Does nothing unless a method says otherwise. */
public interface RunListener {

  /** Listens to nothing. */
  RunListener SILENT = new RunListener() {};

  /**
   * A code cell begins.
   *
   * @param place which one
   */
  default void started(Place place) {}

  /**
   * A code cell has ended.
   *
   * @param place which one
   * @param time how long it ran
   * @param failure why it failed, or empty where all is well
   */
  default void ended(Place place, Duration time, Optional<CellFailure> failure) {}

  /**
   * A code cell of a notebook under way.
   *
   * @param number 1 for the first code cell, to {@code total}
   * @param total how many code cells the notebook has
   * @param cell the cell
   */
  record Place(int number, int total, NotebookCell cell) {}
}
