package org.nqueens.kernel.link;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;

/** What the worker tells the kernel. */
public sealed interface Report {

  /** The answer to a request. */
  sealed interface Reply extends Report {}

  /** Output of a cell, at any time. */
  sealed interface Output extends Report {

    /**
     * The cell that it comes from.
     *
     * @return the number that the kernel gave it
     */
    int cell();
  }

  /**
   * The first word of a worker.
   *
   * @param token the token that it was given
   */
  record Ready(String token) implements Report {}

  /**
   * The request was carried out.
   *
   * @param value what it gave, if that was asked for
   */
  record Done(Optional<MimeBundle> value) implements Reply {}

  /**
   * The request could not be carried out.
   *
   * @param why the reason, a phrase
   */
  record Refused(String why) implements Reply {}

  /**
   * The values that were asked for.
   *
   * @param texts one for each, in order
   */
  record Listed(List<String> texts) implements Reply {}

  /**
   * The code threw.
   *
   * @param trouble what it threw
   */
  record Thrown(Trouble trouble) implements Reply {}

  /**
   * The code called something that is not yet defined.
   *
   * @param snippet the number of the snippet that lacks something
   * @param trouble where
   */
  record Unresolved(int snippet, Trouble trouble) implements Reply {}

  /** The code was stopped. */
  record Stopped() implements Reply {}

  /**
   * The cell has ended and its output is out.
   *
   * @param threads the names of the threads that it started and that go on
   */
  record Ended(List<String> threads) implements Reply {}

  /**
   * Text was printed.
   *
   * @param cell by which cell
   * @param error whether on the standard error
   * @param text the text
   */
  record Printed(int cell, boolean error, String text) implements Output {}

  /**
   * A thread of a cell ended with an exception that nobody caught.
   *
   * @param cell the cell that started it
   * @param thread its name
   * @param trouble what it threw
   */
  record Escaped(int cell, String thread, Trouble trouble) implements Output {}

  /**
   * Something is displayed.
   *
   * @param cell by which cell
   * @param id its name, if it can be updated
   * @param bundle the thing
   */
  record Displayed(int cell, Optional<String> id, MimeBundle bundle) implements Output {}

  /**
   * A display has new content.
   *
   * @param cell by which cell
   * @param id its name
   * @param bundle the content
   */
  record Updated(int cell, String id, MimeBundle bundle) implements Output {}

  /**
   * The cell's output is to be removed.
   *
   * @param cell by which cell
   * @param later whether only when something new comes
   */
  record Cleared(int cell, boolean later) implements Output {}

  /**
   * The cell wants a line of input.
   *
   * @param cell which cell
   * @param prompt what to ask
   * @param password whether the answer must not be shown
   */
  record Asked(int cell, String prompt, boolean password) implements Output {}
}
