package org.nqueens.kernel.message;

import java.util.Map;
import java.util.Optional;

/** Whether a cell could run as it stands ("Code completeness"). */
public final class IsComplete {

  private IsComplete() {}

  /**
   * The answer.
   *
   * @param status {@code complete}, {@code incomplete}, {@code invalid} or {@code unknown}
   * @param indent what the next line begins with, for incomplete code alone
   */
  public record Reply(String status, Optional<String> indent) implements Body {
    @Override
    public String type() {
      return "is_complete_reply";
    }

    @Override
    public Map<String, Object> fields() {
      Fields fields = Fields.with("status", status);
      indent.ifPresent(text -> fields.and("indent", text));
      return fields.map();
    }
  }
}
