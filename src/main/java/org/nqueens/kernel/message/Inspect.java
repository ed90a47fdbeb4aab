package org.nqueens.kernel.message;

import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;

/** What is known of a name ("Introspection"); its request is a {@link Complete.Request}. */
public final class Inspect {

  private Inspect() {}

  /**
   * The answer.
   *
   * @param found signature and documentation, if the name is known
   */
  public record Reply(Optional<MimeBundle> found) implements Body {
    @Override
    public String type() {
      return "inspect_reply";
    }

    @Override
    public Map<String, Object> fields() {
      Fields fields = Fields.with("status", "ok").and("found", found.isPresent());
      found
          .map(Display::bundle)
          .orElse(Map.of("data", Map.of(), "metadata", Map.of()))
          .forEach(fields::and);
      return fields.map();
    }
  }
}
