package org.nqueens;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.chapter.Chapter;

/** The chapters as they lie in the repository: sources and saved notebooks. */
final class Chapters {

  static final Path NOTEBOOKS = Path.of("notebooks");
  static final Path SOURCES = Path.of("src/chapters");

  private Chapters() {}

  /** The saved notebooks, by name. */
  static Stream<Named<Path>> saved() {
    return list(NOTEBOOKS, ".ipynb").stream().map(file -> Named.of(name(file), file));
  }

  /** The saved notebooks that are chapters: their names begin with a number. */
  static Stream<Named<Path>> numbered() {
    return saved().filter(file -> file.getName().matches("\\d+-.*"));
  }

  static List<String> names(Path folder, String ending) {
    return list(folder, ending).stream().map(Chapters::name).toList();
  }

  static Chapter source(Path notebook) {
    return Chapter.read(SOURCES.resolve(name(notebook) + ".md"));
  }

  static List<NotebookCell> code(Notebook notebook) {
    return cells(notebook, NotebookCell.Kind.CODE);
  }

  static List<NotebookCell> text(Notebook notebook) {
    return cells(notebook, NotebookCell.Kind.MARKDOWN);
  }

  static String name(Path file) {
    return file.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
  }

  private static List<NotebookCell> cells(Notebook notebook, NotebookCell.Kind kind) {
    return notebook.cells().stream().filter(cell -> cell.kind() == kind).toList();
  }

  private static List<Path> list(Path folder, String ending) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
