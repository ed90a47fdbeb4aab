package org.nqueens.kernel.notebook.chapter;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;
import org.nqueens.kernel.notebook.NotebookFiles;

/**
 * A chapter's source text, taken apart.
 *
 * @param name the file's name without its ending, such as {@code 00-first-steps}
 * @param pieces the cells as they were written, from top to bottom
 */
public record Chapter(String name, List<Piece> pieces) {

  private static final Pattern TITLE = Pattern.compile("(?m)^# +(.+?)\\s*$");

  /** Copies the list. */
  public Chapter {
    pieces = List.copyOf(pieces);
  }

  /**
   * Reads a file.
   *
   * @param file the path of a Markdown file
   * @return the chapter
   * @throws NotebookException if its name does not end in {@code .md}, it cannot be read, or its
   *     text is not in the format; the message names the file and the line
   */
  public static Chapter read(Path file) {
    String name = file.getFileName().toString().replaceFirst("\\.md$", "");
    if (name.equals(file.getFileName().toString())) {
      throw new NotebookException(
          file + " is no chapter: chapters are Markdown files, with names that end in .md.");
    }
    String text = NotebookFiles.read(file);
    try {
      return parse(name, text);
    } catch (NotebookException e) {
      throw new NotebookException(file + ", " + e.getMessage(), e);
    }
  }

  /**
   * Takes a text apart.
   *
   * @param name the chapter's name
   * @param text its source
   * @return the chapter
   * @throws NotebookException if the text is not in the format; the message names the line
   */
  public static Chapter parse(String name, String text) {
    List<Piece> pieces = new ChapterParser(text).pieces();
    return new Chapter(name, CellIds.named(pieces));
  }

  /**
   * The chapter's first heading.
   *
   * @return its text, or the chapter's name where it has none
   */
  public String title() {
    return pieces.stream()
        .filter(piece -> piece.kind() == NotebookCell.Kind.MARKDOWN)
        .map(piece -> TITLE.matcher(piece.source()))
        .filter(Matcher::find)
        .findFirst()
        .map(title -> title.group(1))
        .orElse(name);
  }

  /**
   * The learner's copy: exercises are empty.
   *
   * @return a notebook without outputs
   */
  public Notebook learner() {
    return notebook(Copy.LEARNER);
  }

  /**
   * The solved copy: exercises are done.
   *
   * @return a notebook without outputs, with the cells and ids of the learner's copy
   */
  public Notebook solved() {
    return notebook(Copy.SOLVED);
  }

  private Notebook notebook(Copy copy) {
    List<NotebookCell> cells = new ArrayList<>();
    List<Piece> reveals = Reveals.among(pieces);
    for (Piece piece : pieces) {
      NotebookCell cell = NotebookCell.of(piece.kind(), piece.id(), copy.of(piece), piece.tags());
      cells.add(reveals.contains(piece) ? cell.withOutputsHidden() : cell);
    }
    return Notebook.of(cells, metadata());
  }

  private static JsonObject metadata() {
    JsonObject kernelspec = new JsonObject();
    kernelspec.addProperty("name", "nqueens-java");
    kernelspec.addProperty("display_name", "Java (N queens)");
    kernelspec.addProperty("language", "java");
    JsonObject language = new JsonObject();
    language.addProperty("name", "java");
    language.addProperty("file_extension", ".java");
    language.addProperty("mimetype", "text/x-java");
    language.addProperty("codemirror_mode", "text/x-java");
    language.addProperty("pygments_lexer", "java");
    JsonObject metadata = new JsonObject();
    metadata.add("kernelspec", kernelspec);
    metadata.add("language_info", language);
    return metadata;
  }
}
