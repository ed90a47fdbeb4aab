package org.nqueens.kernel.message;

import java.util.List;

/**
 * One message of the protocol.
 *
 * <p>Extra binary buffers are read from the wire, but no conversation of this kernel uses them.
 *
 * @param route the routing frames that lead back to its sender; on iopub, the topic
 * @param header who says what
 * @param parent the header of the message that caused it, or {@link Header#NONE}
 * @param content what is said
 */
public record Message(List<byte[]> route, Header header, Header parent, Content content) {

  /** Copies the list of frames. */
  public Message {
    route = List.copyOf(route);
  }

  /**
   * What kind of message it is.
   *
   * @return such as {@code execute_request}
   */
  public String type() {
    return header.type();
  }
}
