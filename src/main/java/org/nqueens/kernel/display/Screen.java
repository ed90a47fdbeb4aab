package org.nqueens.kernel.display;

import java.util.Optional;

/** Where {@link Display} shows things: the worker's side of a cell's output. */
public interface Screen {

  /**
   * Makes a bundle of a value.
   *
   * @param value any value, also {@code null}
   * @param types the wanted MIME types; none means those that the value has by itself
   * @return its representations
   */
  MimeBundle render(Object value, String... types);

  /**
   * Shows a bundle.
   *
   * @param bundle what to show
   * @param id the name by which it can be updated
   */
  void show(MimeBundle bundle, String id);

  /**
   * Shows new content in the place of an earlier bundle.
   *
   * @param id the name of the earlier one
   * @param bundle what to show
   */
  void update(String id, MimeBundle bundle);

  /**
   * Removes what the cell has shown.
   *
   * @param wait whether only the next output removes it
   */
  void clear(boolean wait);

  /**
   * Prints a text where {@code System.out} does.
   *
   * @param text any text
   */
  void print(String text);

  /**
   * Asks for a line of input.
   *
   * @param prompt what to ask
   * @param password whether the answer must not be shown
   * @return the line, or empty where there is nobody to ask
   */
  Optional<String> ask(String prompt, boolean password);

  /**
   * Ends a thread at its next woven check; returns at once.
   *
   * @param thread a thread of a cell
   */
  void end(Thread thread);
}
