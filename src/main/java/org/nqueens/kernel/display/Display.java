package org.nqueens.kernel.display;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;

/**
 * What a cell calls to show things: imported statically into every cell, with the names that IJava
 * gave them.
 *
 * <pre>{@code
 * display(board);                                  // beside the cell's result
 * display("<b>four</b> queens", "text/html");      // text of a type of its own
 * String id = display("0 %");
 * updateDisplay(id, "50 %");                       // in the same place
 * String name = input("Your name? ");
 * }</pre>
 */
public final class Display {

  // The one static of the kernel: cells call without an object. The screen knows which cell a
  // thread belongs to.
  private static volatile Optional<Screen> screen = Optional.empty();

  private Display() {}

  /**
   * Says where things are shown from now on. For the worker, once, before the first cell.
   *
   * @param bound the screen
   */
  public static void bind(Screen bound) {
    screen = Optional.of(bound);
  }

  /**
   * Shows a value beside the cell's result.
   *
   * @param value any value
   * @param types the wanted MIME types; none means those that the value has by itself
   * @return the name by which it can be updated
   */
  public static String display(Object value, String... types) {
    String id = UUID.randomUUID().toString();
    screen().show(render(value, types), id);
    return id;
  }

  /**
   * The representations of a value, not yet shown; as the last expression of a cell they are.
   *
   * @param value any value
   * @param types the wanted MIME types; none means those that the value has by itself
   * @return its bundle
   */
  public static MimeBundle render(Object value, String... types) {
    return screen().render(value, types);
  }

  /**
   * Shows a value in the place of an earlier one.
   *
   * @param id what {@link #display} returned
   * @param value any value
   * @param types the wanted MIME types; none means those that the value has by itself
   */
  public static void updateDisplay(String id, Object value, String... types) {
    Objects.requireNonNull(id, "updateDisplay wants the id that display(…) gave; it got null");
    screen().update(id, render(value, types));
  }

  /** Removes what the cell has shown so far, at once. */
  public static void clearOutput() {
    clearOutput(false);
  }

  /**
   * Removes what the cell has shown so far.
   *
   * @param wait whether only the next output removes it, which does not flicker
   */
  public static void clearOutput(boolean wait) {
    screen().clear(wait);
  }

  /**
   * Prints values as {@code System.out.printf} does.
   *
   * @param format what to print, with a place for each value
   * @param values the values in order
   * @throws java.util.IllegalFormatException if they do not fit the format
   */
  public static void printf(String format, Object... values) {
    screen().print(String.format(format, values));
  }

  /**
   * Asks the reader for a line.
   *
   * @param prompt what to ask
   * @return the line without its end
   * @throws NoSuchElementException if there is nobody to ask
   */
  public static String input(String prompt) {
    return ask(prompt, false);
  }

  /**
   * Asks the reader for a line that is not shown while it is typed.
   *
   * @param prompt what to ask
   * @return the line without its end
   * @throws NoSuchElementException if there is nobody to ask
   */
  public static String password(String prompt) {
    return ask(prompt, true);
  }

  private static String ask(String prompt, boolean hidden) {
    return screen()
        .ask(String.valueOf(prompt), hidden)
        .orElseThrow(() -> new NoSuchElementException("there is nobody to ask for input"));
  }

  static Screen screen() {
    return screen.orElseThrow(
        () -> new IllegalStateException("display, render and input work in a cell only"));
  }
}
