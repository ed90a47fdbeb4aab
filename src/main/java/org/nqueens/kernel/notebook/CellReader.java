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
import java.util.function.Predicate;
import java.util.stream.Stream;
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

  private static final int SHOWN = 40; // characters of a wrong value

  private CellReader() {}

  static NotebookCell cell(JsonObject json, int number) {
    JsonObject others = json.deepCopy();
    NotebookCell.Kind kind = kind(Fields.text(others, "cell_type").orElse(""), number);
    check(others, number);
    String source = Fields.text(others, "source").orElseThrow();
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

  /** Refuses fields that are of another kind than the format says: to drop them would be a loss. */
  private static void check(JsonObject cell, int number) {
    if (!cell.has("source")) {
      throw new NotebookException("is no notebook: cell " + number + " has no source.");
    }
    expect(cell, "source", number, "text", value -> Fields.isText(TextLines.join(value)));
    expect(cell, "id", number, "text", Fields::isText);
    expect(cell, "metadata", number, "an object", JsonElement::isJsonObject);
    expect(cell, "outputs", number, "a list", JsonElement::isJsonArray);
    expect(
        cell,
        "execution_count",
        number,
        "a whole number",
        value -> value.isJsonNull() || Fields.number(cell, "execution_count").isPresent());
  }

  private static void expect(
      JsonObject cell, String field, int number, String kind, Predicate<JsonElement> fits) {
    JsonElement value = cell.get(field);
    if (value != null && !fits.test(value)) {
      throw new NotebookException(
          String.format(
              Locale.ROOT,
              "is no notebook: the %s of cell %d is %s, not %s.",
              field,
              number,
              shortened(value.toString()),
              kind));
    }
  }

  private static String shortened(String json) {
    return json.length() > SHOWN ? json.substring(0, SHOWN) + "…" : json;
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
            .containsAll(output.keySet())
        || !fits(output)) {
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

  /** Whether the fields of an output are of the kinds that the format says. */
  private static boolean fits(JsonObject output) {
    return isAbsentOr(output, "data", JsonElement::isJsonObject)
        && isAbsentOr(output, "metadata", JsonElement::isJsonObject)
        && isAbsentOr(output, "text", value -> Fields.isText(TextLines.join(value)))
        && isAbsentOr(output, "traceback", JsonElement::isJsonArray)
        && Stream.of("name", "ename", "evalue")
            .allMatch(name -> isAbsentOr(output, name, Fields::isText));
  }

  private static boolean isAbsentOr(JsonObject from, String name, Predicate<JsonElement> fits) {
    return !from.has(name) || fits.test(from.get(name));
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
