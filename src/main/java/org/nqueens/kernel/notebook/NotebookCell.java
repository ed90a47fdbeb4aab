package org.nqueens.kernel.notebook;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One cell of a notebook.
 *
 * @param kind what the cell is
 * @param id its id, unique in the notebook; missing in formats before 4.5
 * @param source its text, without a line end after the last line as a rule
 * @param metadata its metadata, tags among them
 * @param executionCount the number of its last run; only code cells have one
 * @param outputs what its last run showed; only code cells have any
 * @param others further fields: attachments, and what the format does not know
 */
public record NotebookCell(
    Kind kind,
    Optional<String> id,
    String source,
    JsonObject metadata,
    OptionalInt executionCount,
    List<Output> outputs,
    JsonObject others) {

  private static final String JUPYTER = "jupyter";
  private static final String HIDDEN = "outputs_hidden";

  /** What a cell is. */
  public enum Kind {
    /** Runs. */
    CODE,
    /** Is read. */
    MARKDOWN,
    /** Is kept for some other tool. */
    RAW
  }

  /** Copies the list and the metadata. */
  public NotebookCell {
    outputs = List.copyOf(outputs);
    metadata = metadata.deepCopy();
    others = others.deepCopy();
  }

  /**
   * A new cell that has not run.
   *
   * @param kind what the cell is
   * @param id 1 to 64 letters, digits, {@code -} or {@code _}
   * @param source its text
   * @param tags its tags, possibly none
   * @return the cell
   */
  public static NotebookCell of(Kind kind, String id, String source, List<String> tags) {
    JsonObject metadata = new JsonObject();
    if (!tags.isEmpty()) {
      JsonArray list = new JsonArray();
      tags.forEach(list::add);
      metadata.add("tags", list);
    }
    return new NotebookCell(
        kind, Optional.of(id), source, metadata, OptionalInt.empty(), List.of(), new JsonObject());
  }

  /**
   * Whether this is a code cell with something in it.
   *
   * @return true where a runner has something to run
   */
  public boolean runs() {
    return kind == Kind.CODE && !source.isBlank();
  }

  /**
   * The cell's tags.
   *
   * @return the tags in their order, possibly none
   */
  public List<String> tags() {
    List<String> tags = new ArrayList<>();
    if (metadata.get("tags") instanceof JsonArray list) {
      for (JsonElement tag : list) {
        if (tag.isJsonPrimitive()) {
          tags.add(tag.getAsString());
        }
      }
    }
    return tags;
  }

  /**
   * Whether front ends show a button in the place of what was saved, until the cell runs again.
   *
   * @return true if the cell's metadata hide its outputs
   */
  public boolean hidesOutputs() {
    return isTrue(metadata.get("collapsed"))
        || metadata.get(JUPYTER) instanceof JsonObject jupyter && isTrue(jupyter.get(HIDDEN));
  }

  private static boolean isTrue(JsonElement value) {
    return value instanceof JsonPrimitive flag && flag.isBoolean() && flag.getAsBoolean();
  }

  /**
   * This cell with its outputs hidden, in the two ways that the format knows: front ends read one
   * or the other.
   *
   * @return a new cell
   */
  public NotebookCell withOutputsHidden() {
    JsonObject jupyter = new JsonObject();
    jupyter.addProperty(HIDDEN, true);
    JsonObject hidden = metadata.deepCopy();
    hidden.addProperty("collapsed", true);
    hidden.add(JUPYTER, jupyter);
    return new NotebookCell(kind, id, source, hidden, executionCount, outputs, others);
  }

  /**
   * This cell without a sign that its outputs are hidden.
   *
   * @return a new cell
   */
  public NotebookCell withOutputsShown() {
    JsonObject shown = metadata.deepCopy();
    shown.remove("collapsed");
    if (shown.get(JUPYTER) instanceof JsonObject jupyter) {
      jupyter.remove(HIDDEN);
      if (jupyter.size() == 0) {
        shown.remove(JUPYTER);
      }
    }
    return new NotebookCell(kind, id, source, shown, executionCount, outputs, others);
  }

  /**
   * This cell after a run.
   *
   * @param count the number of the run, or empty for a cell that did not run
   * @param shown what the run showed
   * @return a new cell
   */
  public NotebookCell after(OptionalInt count, List<Output> shown) {
    return new NotebookCell(kind, id, source, metadata, count, shown, others);
  }

  /**
   * The first line that is not blank, to name the cell by.
   *
   * @return a trimmed line, or an empty text
   */
  public String firstLine() {
    return source.lines().map(String::strip).filter(line -> !line.isEmpty()).findFirst().orElse("");
  }
}
