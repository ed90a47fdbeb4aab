package org.nqueens.kernel.link;

import java.util.List;
import java.util.Optional;

/**
 * A throwable, taken apart in the worker so that it can be told in the kernel process, which does
 * not have its class.
 *
 * @param type the name of its class
 * @param message its message, if it has one
 * @param frames its stack trace, innermost call first; the middle of a deep one is left out
 * @param omitted how many frames were left out
 * @param omittedAt before which index of {@code frames} they stood
 * @param cause what caused it, if anything did
 * @param suppressed what was thrown on the way out
 */
public record Trouble(
    String type,
    Optional<String> message,
    List<StackTraceElement> frames,
    int omitted,
    int omittedAt,
    Optional<Trouble> cause,
    List<Trouble> suppressed) {

  /** Copies the lists. */
  public Trouble {
    frames = List.copyOf(frames);
    suppressed = List.copyOf(suppressed);
  }
}
