package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/** {@link Notebook} → JSON. */
final class NotebookWriter {

  private NotebookWriter() {}

  static JsonObject tree(Notebook notebook) {
    JsonObject json = notebook.others().deepCopy();
    JsonArray cells = new JsonArray();
    notebook.cells().forEach(cell -> cells.add(cell(cell)));
    json.add("cells", cells);
    json.add("metadata", notebook.metadata().deepCopy());
    json.addProperty("nbformat", 4);
    json.addProperty("nbformat_minor", notebook.minor());
    return json;
  }

  private static JsonObject cell(NotebookCell cell) {
    JsonObject json = cell.others().deepCopy();
    json.addProperty("cell_type", cell.kind().name().toLowerCase(Locale.ROOT));
    cell.id().ifPresent(id -> json.addProperty("id", id));
    json.add("metadata", cell.metadata().deepCopy());
    json.add("source", TextLines.split(cell.source()));
    if (cell.kind() == NotebookCell.Kind.CODE) {
      json.add("execution_count", count(cell.executionCount()));
      JsonArray outputs = new JsonArray();
      cell.outputs().forEach(output -> outputs.add(output(output)));
      json.add("outputs", outputs);
    }
    return json;
  }

  static JsonElement output(Output output) {
    if (output instanceof Output.Other other) {
      return other.json().deepCopy();
    }
    JsonObject json = new JsonObject();
    if (output instanceof Output.Stream stream) {
      json.addProperty("output_type", "stream");
      json.addProperty("name", stream.name());
      json.add("text", TextLines.split(stream.text()));
    } else if (output instanceof Output.Failure failure) {
      json.addProperty("output_type", "error");
      json.addProperty("ename", failure.name());
      json.addProperty("evalue", failure.message());
      json.add("traceback", strings(failure.traceback()));
    } else if (output instanceof Output.Shown shown) {
      json.addProperty("output_type", "display_data");
      json.add("data", data(shown.data()));
      json.add("metadata", shown.metadata().deepCopy());
    }
    if (output instanceof Output.Result result) {
      json.addProperty("output_type", "execute_result");
      json.add("execution_count", count(result.count()));
    }
    return json;
  }

  private static JsonElement count(OptionalInt count) {
    return count.isPresent() ? new JsonPrimitive(count.getAsInt()) : JsonNull.INSTANCE;
  }

  private static JsonObject data(JsonObject data) {
    JsonObject saved = new JsonObject();
    data.asMap().forEach((type, value) -> saved.add(type, saved(type, value)));
    return saved;
  }

  private static JsonElement saved(String type, JsonElement value) {
    boolean text = value.isJsonPrimitive() && value.getAsJsonPrimitive().isString();
    return text && MimeTypes.isSavedByLine(type)
        ? TextLines.split(value.getAsString())
        : value.deepCopy();
  }

  private static JsonArray strings(List<String> lines) {
    JsonArray array = new JsonArray();
    lines.forEach(array::add);
    return array;
  }
}
