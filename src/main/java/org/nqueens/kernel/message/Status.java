package org.nqueens.kernel.message;

import java.util.Locale;
import java.util.Map;

/**
 * What the kernel is doing ("Kernel status").
 *
 * @param state the state
 */
public record Status(State state) implements Body {

  /** The states; the third of the specification, starting, is over before anyone can hear it. */
  public enum State {
    /** A request is being worked on. */
    BUSY,
    /** The request that the message names as its parent is done, and all its output sent. */
    IDLE
  }

  @Override
  public String type() {
    return "status";
  }

  @Override
  public Map<String, Object> fields() {
    return Map.of("execution_state", state.name().toLowerCase(Locale.ROOT));
  }
}
