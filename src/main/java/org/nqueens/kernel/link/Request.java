package org.nqueens.kernel.link;

import java.util.List;
import java.util.Optional;

/** What the kernel asks of the worker. */
public sealed interface Request {

  /**
   * Make classes known to the cells. Has no reply: what is asked next finds them.
   *
   * @param classes the classes
   */
  record Load(List<ClassFile> classes) implements Request {}

  /**
   * Run a static method without parameters and remember its value.
   *
   * @param cell on whose behalf
   * @param type the class
   * @param method the method
   */
  record Invoke(int cell, String type, String method) implements Request {}

  /**
   * Show the value that the last {@link Invoke} gave.
   *
   * @param cell on whose behalf
   */
  record Render(int cell) implements Request {}

  /**
   * Show the values of static fields as texts.
   *
   * @param cell on whose behalf
   * @param places the fields
   */
  record Values(int cell, List<Place> places) implements Request {}

  /**
   * A static field.
   *
   * @param type the class that holds it
   * @param field its name
   */
  record Place(String type, String field) {}

  /**
   * Carry the value of a static field over to another class, if it fits there.
   *
   * @param from the class that held it
   * @param to the class that holds it now
   * @param field its name in both
   */
  record Copy(String from, String to, String field) implements Request {}

  /**
   * Add a folder or jar to what the cells see.
   *
   * @param path its path
   */
  record AddPath(String path) implements Request {}

  /**
   * Send what is still buffered; say which threads of the cell go on.
   *
   * @param cell the cell that ends
   */
  record End(int cell) implements Request {}

  /**
   * Stop what runs on behalf of a cell. Overtakes; has no reply.
   *
   * @param cell the cell
   */
  record Stop(int cell) implements Request {}

  /**
   * What the reader typed. Overtakes; has no reply.
   *
   * @param line the line, or empty where there is no more input
   */
  record Answer(Optional<String> line) implements Request {}
}
