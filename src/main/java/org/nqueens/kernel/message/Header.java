package org.nqueens.kernel.message;

import java.time.Instant;
import java.util.Map;

/**
 * Who says what to whom ("Message header" of the specification).
 *
 * <p>The fields are kept as they arrived, because each answer repeats them as its parent.
 *
 * @param content the fields {@code msg_id}, {@code session}, {@code username}, {@code date}, {@code
 *     msg_type}, {@code version} and whatever a client added; empty where there is no parent
 */
public record Header(Content content) {

  /** The version of the protocol that this kernel speaks. */
  public static final String VERSION = "5.4";

  /** The header of a message that nothing caused. */
  public static final Header NONE = new Header(Content.EMPTY);

  /**
   * A header of the kernel's own.
   *
   * @param id no two messages have the same
   * @param session the same for all messages of this process
   * @param type the message type
   * @return the header, dated now
   */
  public static Header of(String id, String session, String type) {
    return new Header(
        new Content(
            Fields.with("msg_id", id)
                .and("session", session)
                .and("username", "kernel")
                .and("date", Instant.now().toString())
                .and("msg_type", type)
                .and("version", VERSION)
                .map()));
  }

  /**
   * What kind of message it is.
   *
   * @return such as {@code execute_request}; empty text where it is not told
   */
  public String type() {
    return content.text("msg_type", "");
  }

  /**
   * The message's own name.
   *
   * @return {@code msg_id}; empty text where it is not told
   */
  public String id() {
    return content.text("msg_id", "");
  }

  /**
   * The header as JSON.
   *
   * @return its fields
   */
  public Map<String, Object> fields() {
    return content.fields();
  }
}
