package org.nqueens.kernel.message;

import java.util.Map;

/** Channels between a widget and the kernel ("Custom Messages"); this kernel has no targets. */
public final class Comm {

  private Comm() {}

  /** The answer to {@code comm_info_request}: none is open. */
  public record Info() implements Body {
    @Override
    public String type() {
      return "comm_info_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok").and("comms", Map.of()).map();
    }
  }

  /**
   * The polite end of a comm whose target nobody knows.
   *
   * @param id the comm's name
   */
  public record Close(String id) implements Body {
    @Override
    public String type() {
      return "comm_close";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("comm_id", id).and("data", Map.of()).map();
    }
  }
}
