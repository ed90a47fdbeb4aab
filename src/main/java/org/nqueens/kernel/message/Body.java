package org.nqueens.kernel.message;

import java.util.Map;

/** The content of a message that the kernel sends. */
public interface Body {

  /**
   * The message type it travels under.
   *
   * @return such as {@code execute_reply}
   */
  String type();

  /**
   * Its fields by the names of the specification.
   *
   * @return texts, numbers, booleans, lists and maps of these, in a fixed order
   */
  Map<String, Object> fields();
}
