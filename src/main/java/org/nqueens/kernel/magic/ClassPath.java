package org.nqueens.kernel.magic;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.nqueens.kernel.shell.Interpreter;

/** What magics have added to the class path of the cells. */
final class ClassPath {

  private static final int NAMED = 3;

  private final Interpreter java;
  private final List<Path> late;
  private final Set<Path> added = new LinkedHashSet<>();

  /**
   * The class path of an interpreter.
   *
   * @param java the interpreter
   * @param late jars of ours that are of use only beside something that was added: they come with
   *     the first addition, and before it nothing looks into them
   */
  ClassPath(Interpreter java, List<Path> late) {
    this.java = java;
    this.late = List.copyOf(late);
  }

  /** What was added so far, in the order of the search. */
  List<Path> added() {
    return List.copyOf(added);
  }

  /**
   * Adds what is not there yet.
   *
   * @param paths absolute paths of existing jars and folders
   * @return a sentence that says what was added
   */
  String add(List<Path> paths) {
    List<Path> fresh = paths.stream().distinct().filter(path -> !added.contains(path)).toList();
    if (fresh.isEmpty()) {
      return "Nothing to add: it is on the class path already.";
    }
    java.addToClassPath(added.isEmpty() ? withLate(fresh) : fresh);
    added.addAll(fresh);
    String names =
        fresh.size() > NAMED
            ? fresh.size() + " entries"
            : String.join(", ", fresh.stream().map(ClassPath::name).toList());
    return "Added to the class path: " + names + ".";
  }

  /** What is wrong with the first of some files that is no jar, though it has to be one. */
  static Optional<String> broken(List<Path> entries) {
    for (Path entry : entries) {
      if (!Files.isDirectory(entry)) {
        try (ZipFile jar = new ZipFile(entry.toFile())) {
          jar.size();
        } catch (IOException e) {
          return Optional.of(entry + " is no readable jar: " + e.getMessage());
        }
      }
    }
    return Optional.empty();
  }

  private List<Path> withLate(List<Path> fresh) {
    return Stream.concat(fresh.stream(), late.stream()).distinct().toList();
  }

  private static String name(Path path) {
    return path.getFileName() == null ? path.toString() : path.getFileName().toString();
  }
}
