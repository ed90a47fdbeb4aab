package org.nqueens.kernel.notebook;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an {@code .ipynb} file says: cells with their outputs, and metadata.
 *
 * @param cells from top to bottom
 * @param metadata the notebook's metadata, kernelspec and language_info among them
 * @param minor the minor number of format 4, 0 or more; cells have ids from 5 on
 * @param others top-level fields that the format does not know, usually none
 */
public record Notebook(
    List<NotebookCell> cells, JsonObject metadata, int minor, JsonObject others) {

  /** The format that we write: 4.5, the first with cell ids. */
  public static final int MINOR = 5;

  /** Copies the list and the metadata. */
  public Notebook {
    cells = List.copyOf(cells);
    metadata = metadata.deepCopy();
    others = others.deepCopy();
  }

  /**
   * A new notebook in format 4.5.
   *
   * @param cells from top to bottom, each with an id
   * @param metadata the notebook's metadata
   * @return the notebook
   */
  public static Notebook of(List<NotebookCell> cells, JsonObject metadata) {
    return new Notebook(cells, metadata, MINOR, new JsonObject());
  }

  /**
   * Reads a file.
   *
   * @param file the path of an {@code .ipynb} file
   * @return the notebook
   * @throws NotebookException if there is no such file, it cannot be read or is no notebook; the
   *     message names the file and the reason
   */
  public static Notebook read(Path file) {
    return NotebookReader.read(file);
  }

  /**
   * Reads JSON text.
   *
   * @param json the content of an {@code .ipynb} file
   * @return the notebook
   * @throws NotebookException if it is no notebook of format 4
   */
  public static Notebook parse(String json) {
    return NotebookReader.parse(json);
  }

  /**
   * The text of the file, as Jupyter writes it.
   *
   * @return JSON with sorted keys, one space of indent and a line feed at the end
   */
  public String toJson() {
    return PythonJson.print(NotebookWriter.tree(this)) + "\n";
  }

  /**
   * Writes the file in one go: a reader sees the old content or the new, never a part.
   *
   * @param file where to; its folder must exist
   * @throws NotebookException if the file cannot be written; the message names it and the reason
   */
  public void write(Path file) {
    NotebookFiles.write(file, toJson());
  }

  /**
   * The same notebook with other cells.
   *
   * @param others the cells, from top to bottom
   * @return a new notebook
   */
  public Notebook withCells(List<NotebookCell> others) {
    return new Notebook(others, metadata, minor, this.others);
  }

  /**
   * The language that the notebook's kernel speaks.
   *
   * @return the name in lower case, or empty where the metadata do not say
   */
  public Optional<String> language() {
    return Stream.of(text("kernelspec", "language"), text("language_info", "name"))
        .flatMap(Optional::stream)
        .findFirst()
        .map(String::toLowerCase);
  }

  private Optional<String> text(String part, String name) {
    return Optional.ofNullable(metadata.get(part))
        .filter(JsonElement::isJsonObject)
        .map(object -> object.getAsJsonObject().get(name))
        .filter(JsonElement::isJsonPrimitive)
        .map(JsonElement::getAsString);
  }
}
