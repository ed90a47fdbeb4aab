package org.nqueens.kernel.message;

import java.util.Map;

/**
 * The answer to a request that failed: whatever was asked, a reply goes out.
 *
 * @param type the reply's type
 * @param failure what went wrong
 */
public record ErrorReply(String type, Failure failure) implements Body {

  /**
   * The reply to a request of a given type.
   *
   * @param request such as {@code complete_request}
   * @param failure what went wrong
   * @return such as a {@code complete_reply}
   */
  public static ErrorReply to(String request, Failure failure) {
    return new ErrorReply(request.replaceFirst("_request$", "") + "_reply", failure);
  }

  @Override
  public Map<String, Object> fields() {
    return failure.reply().map();
  }
}
