package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.util.List;
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
   * Lists the variables, a line for each: type, name and value. Reading the values runs code of the
   * cells, so that it ends as a cell does.
   *
   * @param cell on whose behalf; its code does not matter
   * @param output where output goes that reading the values makes
   * @return the list as the value of the outcome, empty where there are none; or how it failed
   */
  Outcome variables(Cell cell, CellOutput output);

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

  /**
   * Makes folders and jars visible to the cells that follow. Entries which are there already are
   * passed over.
   *
   * @param entries existing folders or jars
   */
  void addToClassPath(List<Path> entries);

  /**
   * What the cells have defined and is valid now, in order of definition.
   *
   * @return imports, variables, methods and types, those of the startup texts among them
   */
  List<Definition> definitions();

  /** Forgets all that cells have defined; a fresh worker runs the startup texts again. */
  void reset();

  /**
   * Stops the running cell, or the startup text for which cells wait; does nothing when none runs.
   * Returns at once.
   */
  void interrupt();

  /** Ends the worker and frees what the interpreter holds. */
  @Override
  void close();
}
