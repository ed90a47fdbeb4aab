package org.nqueens.kernel.notebook;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads fields of JSON that may be missing or of another kind than the format says. */
final class Fields {

  private Fields() {}

  static OptionalInt number(JsonObject from, String name) {
    JsonElement value = from.get(name);
    if (value == null || !value.isJsonPrimitive() || !value.getAsJsonPrimitive().isNumber()) {
      return OptionalInt.empty();
    }
    double number = value.getAsDouble();
    return number == Math.rint(number) && Math.abs(number) <= Integer.MAX_VALUE
        ? OptionalInt.of((int) number)
        : OptionalInt.empty();
  }

  /** A string, also one that is saved as a list of lines. */
  static Optional<String> text(JsonObject from, String name) {
    JsonElement value = from.get(name);
    return Optional.ofNullable(value == null ? null : TextLines.join(value))
        .filter(Fields::isText)
        .map(JsonElement::getAsString);
  }

  /** Whether a value is a string. */
  static boolean isText(JsonElement value) {
    return value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
  }

  /** An object, or an empty one. */
  static JsonObject object(JsonObject from, String name) {
    return from.get(name) instanceof JsonObject object ? object : new JsonObject();
  }
}
