package org.nqueens.kernel.message;

import java.util.Map;

/**
 * Told on iopub to each new subscription, so that a client knows it will miss nothing ("Welcome
 * message").
 *
 * @param subscription the topic that was subscribed
 */
public record Welcome(String subscription) implements Body {
  @Override
  public String type() {
    return "iopub_welcome";
  }

  @Override
  public Map<String, Object> fields() {
    return Map.of("subscription", subscription);
  }
}
