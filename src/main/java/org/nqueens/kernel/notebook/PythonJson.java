package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Iterator;
import java.util.TreeMap;

/**
 * JSON text byte for byte as Jupyter writes it: Python's {@code json.dumps} with an indent of one
 * space, sorted keys and no escapes of letters. (Gson's own printer escapes the line separators
 * U+2028 and U+2029, Python's does not; so a saved notebook would change in our hands.)
 */
final class PythonJson {

  private final StringBuilder text = new StringBuilder();

  private PythonJson() {}

  static String print(JsonElement json) {
    PythonJson printer = new PythonJson();
    printer.value(json, 0);
    return printer.text.toString();
  }

  private void value(JsonElement json, int depth) {
    if (json instanceof JsonObject object) {
      object(object, depth);
    } else if (json instanceof JsonArray array) {
      array(array, depth);
    } else if (json.isJsonPrimitive() && json.getAsJsonPrimitive().isString()) {
      string(json.getAsString());
    } else {
      text.append(json); // numbers keep the digits they were read with
    }
  }

  private void object(JsonObject object, int depth) {
    if (object.isEmpty()) {
      text.append("{}");
      return;
    }
    text.append('{');
    var fields = new TreeMap<>(object.asMap()).entrySet().iterator();
    while (fields.hasNext()) {
      var field = fields.next();
      newLine(depth + 1);
      string(field.getKey());
      text.append(": ");
      value(field.getValue(), depth + 1);
      text.append(fields.hasNext() ? "," : "");
    }
    newLine(depth);
    text.append('}');
  }

  private void array(JsonArray array, int depth) {
    if (array.isEmpty()) {
      text.append("[]");
      return;
    }
    text.append('[');
    Iterator<JsonElement> items = array.iterator();
    while (items.hasNext()) {
      newLine(depth + 1);
      value(items.next(), depth + 1);
      text.append(items.hasNext() ? "," : "");
    }
    newLine(depth);
    text.append(']');
  }

  private void newLine(int depth) {
    text.append('\n').append(" ".repeat(depth));
  }

  private void string(String value) {
    text.append('"');
    value.chars().forEach(this::character);
    text.append('"');
  }

  private void character(int c) {
    switch (c) {
      case '"' -> text.append("\\\"");
      case '\\' -> text.append("\\\\");
      case '\n' -> text.append("\\n");
      case '\r' -> text.append("\\r");
      case '\t' -> text.append("\\t");
      case '\f' -> text.append("\\f");
      case '\b' -> text.append("\\b");
      default -> text.append(c < 0x20 ? String.format("\\u%04x", c) : Character.toString(c));
    }
  }
}
