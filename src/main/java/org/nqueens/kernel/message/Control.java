package org.nqueens.kernel.message;

import java.util.Map;

/** Stopping a cell and stopping the kernel ("Kernel interrupt", "Kernel shutdown"). */
public final class Control {

  private Control() {}

  /** The cell has been told to stop. */
  public record Interrupted() implements Body {
    @Override
    public String type() {
      return "interrupt_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Map.of("status", "ok");
    }
  }

  /**
   * The kernel is about to end.
   *
   * @param restart whether the client will start it again
   */
  public record Shutdown(boolean restart) implements Body {
    @Override
    public String type() {
      return "shutdown_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok").and("restart", restart).map();
    }
  }
}
