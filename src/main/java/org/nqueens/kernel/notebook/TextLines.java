package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.regex.Pattern;

/** Texts as the lists of lines that Jupyter saves, split where Python's {@code splitlines} does. */
final class TextLines {

  private static final Pattern AFTER_LINE =
      Pattern.compile("(?<=[\\n\\x0b\\f\\x1c-\\x1e\\x85\\u2028\\u2029])|(?<=\\r)(?!\\n)");

  private TextLines() {}

  static JsonArray split(String text) {
    JsonArray lines = new JsonArray();
    if (!text.isEmpty()) {
      AFTER_LINE.splitAsStream(text).forEach(lines::add);
    }
    return lines;
  }

  /** The text of a string or of a list of strings; anything else is left as it is. */
  static JsonElement join(JsonElement value) {
    if (!(value instanceof JsonArray lines)) {
      return value;
    }
    StringBuilder text = new StringBuilder();
    for (JsonElement line : lines) {
      if (!line.isJsonPrimitive() || !line.getAsJsonPrimitive().isString()) {
        return value;
      }
      text.append(line.getAsString());
    }
    return new JsonPrimitive(text.toString());
  }
}
