package org.nqueens.words;

import java.util.ArrayList;
import java.util.List;

/**
 * Something to be said, in whatever language it will be.
 *
 * @param key the text's name, such as {@code board.square}
 * @param isCounted whether the text has plural forms, which the first argument chooses
 * @param arguments what goes into its places: other messages, numbers, or texts that stay as they
 *     are
 */
public record Message(String key, boolean isCounted, List<Object> arguments) {

  /** Copies the list. */
  public Message {
    arguments = List.copyOf(arguments);
  }

  /**
   * A text with its places filled.
   *
   * @param key the text's name
   * @param arguments what goes into its places
   * @return the message
   */
  public static Message of(String key, Object... arguments) {
    return new Message(key, false, List.of(arguments));
  }

  /**
   * A text that is the same in all languages.
   *
   * @param text what is said
   * @return the message
   */
  public static Message literal(String text) {
    return of("frame.text", text);
  }

  /**
   * A text in the plural form that a number asks for.
   *
   * @param key the text's name without its form
   * @param count the number, its first argument
   * @param more the other arguments
   * @return the message
   */
  public static Message counted(String key, long count, Object... more) {
    List<Object> arguments = new ArrayList<>();
    arguments.add(count);
    arguments.addAll(List.of(more));
    return new Message(key, true, arguments);
  }
}
