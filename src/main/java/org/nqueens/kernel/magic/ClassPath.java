package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.List;
import org.nqueens.kernel.shell.JavaInterpreter;

/** The class path of the cells, as magics widen it. */
final class ClassPath {

  private final JavaInterpreter java;

  ClassPath(JavaInterpreter java) {
    this.java = java;
  }

  /** What is on it, in the order of the search. */
  List<Path> entries() {
    return java.classPath();
  }

  /**
   * Adds what is not there yet.
   *
   * @param paths absolute paths of jars and folders
   * @return a sentence that says what was added
   */
  String add(List<Path> paths) {
    List<Path> known = java.classPath();
    List<Path> fresh = paths.stream().filter(path -> !known.contains(path)).toList();
    if (!fresh.isEmpty()) {
      java.addToClassPath(fresh);
    }
    return sentence(paths.size(), fresh);
  }

  private static String sentence(int asked, List<Path> fresh) {
    String names =
        fresh.size() <= 3
            ? ": " + String.join(", ", fresh.stream().map(p -> "" + p.getFileName()).toList())
            : "";
    String already = asked > fresh.size() ? " (" + (asked - fresh.size()) + " were there)" : "";
    return fresh.isEmpty()
        ? "Nothing to add: already on the class path."
        : "Added to the class path"
            + (names.isEmpty() ? ": " + fresh.size() + " entries" : names)
            + already
            + ".";
  }
}
