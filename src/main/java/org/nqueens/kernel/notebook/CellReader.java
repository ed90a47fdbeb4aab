package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.StreamSupport;

/** JSON → {@link NotebookCell} and {@link Output}. */
final class CellReader {

  /** The fields of each kind of output that we know; one with others is kept as it is. */
  private static final Map<String, Set<String>> OUTPUT_FIELDS =
      Map.of(
          "stream", Set.of("output_type", "name", "text"),
          "display_data", Set.of("output_type", "data", "metadata"),
          "execute_result", Set.of("output_type", "data", "metadata", "execution_count"),
          "error", Set.of("output_type", "ename", "evalue", "traceback"));

  private CellReader() {}

  static NotebookCell cell(JsonObject json, int number) {
    JsonObject others = json.deepCopy();
    NotebookCell.Kind kind = kind(Fields.text(others, "cell_type").orElse(""), number);
    String source =
        Fields.text(others, "source")
            .orElseThrow(
                () -> new NotebookException("is no notebook: cell " + number + " has no source."));
    Optional<String> id = Fields.text(others, "id");
    JsonObject metadata = Fields.object(others, "metadata");
    List.of("cell_type", "source", "id", "metadata").forEach(others::remove);
    if (kind != NotebookCell.Kind.CODE) {
      return new NotebookCell(kind, id, source, metadata, OptionalInt.empty(), List.of(), others);
    }
    OptionalInt count = Fields.number(others, "execution_count");
    List<Output> outputs = outputs(others.get("outputs"));
    List.of("execution_count", "outputs").forEach(others::remove);
    return new NotebookCell(kind, id, source, metadata, count, outputs, others);
  }

  private static NotebookCell.Kind kind(String type, int number) {
    return switch (type) {
      case "code" -> NotebookCell.Kind.CODE;
      case "markdown" -> NotebookCell.Kind.MARKDOWN;
      case "raw" -> NotebookCell.Kind.RAW;
      default ->
          throw new NotebookException(
              String.format(
                  Locale.ROOT,
                  "is no notebook: cell %d is of the type '%s', not code, markdown or raw.",
                  number,
                  type));
    };
  }

  private static List<Output> outputs(JsonElement list) {
    List<Output> outputs = new ArrayList<>();
    if (list instanceof JsonArray array) {
      array.forEach(output -> outputs.add(output(output)));
    }
    return outputs;
  }

  private static Output output(JsonElement json) {
    if (!(json instanceof JsonObject output)
        || !OUTPUT_FIELDS
            .getOrDefault(Fields.text(output, "output_type").orElse(""), Set.of())
            .containsAll(output.keySet())) {
      return new Output.Other(json);
    }
    return switch (Fields.text(output, "output_type").orElse("")) {
      case "stream" ->
          new Output.Stream(
              Fields.text(output, "name").orElse("stdout"), Fields.text(output, "text").orElse(""));
      case "display_data" -> new Output.Display(data(output), Fields.object(output, "metadata"));
      case "execute_result" ->
          new Output.Result(
              Fields.number(output, "execution_count"),
              data(output),
              Fields.object(output, "metadata"));
      default ->
          new Output.Failure(
              Fields.text(output, "ename").orElse(""),
              Fields.text(output, "evalue").orElse(""),
              traceback(output.get("traceback")));
    };
  }

  private static JsonObject data(JsonObject output) {
    JsonObject data = new JsonObject();
    Fields.object(output, "data")
        .asMap()
        .forEach(
            (type, value) ->
                data.add(type, MimeTypes.isJson(type) ? value : TextLines.join(value)));
    return data;
  }

  private static List<String> traceback(JsonElement lines) {
    if (!(lines instanceof JsonArray array)) {
      return List.of();
    }
    return StreamSupport.stream(array.spliterator(), false)
        .map(line -> line.isJsonPrimitive() ? line.getAsString() : line.toString())
        .toList();
  }
}
