package org.nqueens.kernel.shell;

import java.util.Optional;

/**
 * Runs cells one after the other in a world that remembers.
 *
 * <p>All methods but {@link #interrupt} are called by one thread at a time; {@code interrupt} may
 * be called by any thread at any moment.
 */
public interface Interpreter extends AutoCloseable {

  /**
   * Runs a cell to its end, whatever the end is: no exception leaves this method.
   *
   * @param cell the code and its number
   * @param output where its output goes, also that of threads which outlive the cell
   * @return how it ended
   */
  Outcome execute(Cell cell, CellOutput output);

  /**
   * What could stand at a position.
   *
   * @param code the whole cell
   * @param cursor a UTF-16 index, 0 to the code's length
   * @return the proposals, sorted, possibly none
   */
  Completions complete(String code, int cursor);

  /**
   * What is known of the name at a position.
   *
   * @param code the whole cell
   * @param cursor a UTF-16 index, 0 to the code's length
   * @return its signature and documentation as text, or empty
   */
  Optional<String> inspect(String code, int cursor);

  /**
   * Whether a cell could run as it stands.
   *
   * @param code the whole cell
   * @return complete, incomplete (with the indent of the next line), invalid or unknown
   */
  Completeness completeness(String code);

  /** Stops the running cell; does nothing when none runs. Returns at once. */
  void interrupt();

  /** Ends the worker and frees what the interpreter holds. */
  @Override
  void close();
}
