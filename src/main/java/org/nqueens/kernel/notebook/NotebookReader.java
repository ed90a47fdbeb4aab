package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** JSON → {@link Notebook}. */
final class NotebookReader {

  private static final Pattern PLACE = Pattern.compile("line (\\d+) column (\\d+)");

  private NotebookReader() {}

  static Notebook read(Path file) {
    String text = NotebookFiles.read(file);
    try {
      return parse(text);
    } catch (NotebookException e) {
      throw new NotebookException(file + " " + e.getMessage(), e);
    }
  }

  static Notebook parse(String json) {
    if (!(tree(json) instanceof JsonObject top)) {
      throw new NotebookException("is no notebook: it holds JSON, but no object.");
    }
    checkFormat(top);
    JsonObject others = top.deepCopy();
    List<NotebookCell> cells = cells(others.remove("cells"));
    if (others.has("metadata") && !others.get("metadata").isJsonObject()) {
      throw new NotebookException("is no notebook: its metadata are no object.");
    }
    JsonObject metadata = Fields.object(others, "metadata");
    others.remove("metadata");
    int minor = Fields.number(others, "nbformat_minor").orElse(0);
    others.remove("nbformat");
    others.remove("nbformat_minor");
    return new Notebook(cells, metadata, minor, others);
  }

  private static JsonElement tree(String json) {
    if (json.isBlank()) {
      throw new NotebookException("is no notebook: it is empty.");
    }
    JsonReader reader = new JsonReader(new StringReader(json));
    reader.setStrictness(Strictness.STRICT);
    try {
      JsonElement tree = JsonParser.parseReader(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT) {
        throw new NotebookException("is no notebook: something follows the JSON.");
      }
      return tree;
    } catch (JsonParseException | IOException | StackOverflowError e) {
      throw new NotebookException("is no notebook: not JSON" + place(e) + ".", e);
    }
  }

  private static String place(Throwable error) {
    Matcher place = PLACE.matcher(String.valueOf(error.getMessage()));
    return place.find() ? " at line " + place.group(1) + ", column " + place.group(2) : "";
  }

  private static void checkFormat(JsonObject top) {
    int format =
        Fields.number(top, "nbformat")
            .orElseThrow(() -> new NotebookException("is no notebook: it has no nbformat number."));
    if (format != 4) {
      throw new NotebookException(
          "is a notebook of format "
              + format
              + ", we read format 4. Opening and saving it in Jupyter brings it up to date.");
    }
    if (!(top.get("cells") instanceof JsonArray)) {
      throw new NotebookException("is no notebook: it has no list of cells.");
    }
  }

  private static List<NotebookCell> cells(JsonElement list) {
    List<NotebookCell> cells = new ArrayList<>();
    for (JsonElement json : list.getAsJsonArray()) {
      if (!(json instanceof JsonObject cell)) {
        throw new NotebookException(
            "is no notebook: cell " + (cells.size() + 1) + " is no object.");
      }
      cells.add(CellReader.cell(cell, cells.size() + 1));
    }
    return cells;
  }
}
