package org.nqueens.kernel.message;

import java.util.Map;

/** Asking the reader for a line ("Messages on the stdin channel"). */
public final class Input {

  private Input() {}

  /**
   * The question, which the kernel asks.
   *
   * @param prompt what to ask
   * @param password whether the answer must not be shown
   */
  public record Request(String prompt, boolean password) implements Body {
    @Override
    public String type() {
      return "input_request";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("prompt", prompt).and("password", password).map();
    }
  }

  /**
   * The answer, which the client gives.
   *
   * @param value the line without its end
   */
  public record Reply(String value) {

    /**
     * Reads a reply.
     *
     * @param content the message's content
     * @return the reply
     */
    public static Reply of(Content content) {
      return new Reply(content.text("value", ""));
    }
  }
}
