package org.nqueens.kernel.message;

import java.util.Map;

/**
 * Text that a cell printed ("Streams").
 *
 * @param name which stream
 * @param text a piece of it
 */
public record StreamText(Name name, String text) implements Body {

  /** The two streams. */
  public enum Name {
    /** Standard output. */
    STDOUT,
    /** Standard error. */
    STDERR
  }

  @Override
  public String type() {
    return "stream";
  }

  @Override
  public Map<String, Object> fields() {
    return Fields.with("name", name == Name.STDOUT ? "stdout" : "stderr").and("text", text).map();
  }
}
