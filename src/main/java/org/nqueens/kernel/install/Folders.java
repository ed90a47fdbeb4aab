package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders as a whole. */
final class Folders {

  private Folders() {}

  /** Deletes a folder and all that is in it, if it is there. */
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> files = Files.walk(folder)) {
      all = files.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : all) {
      Files.deleteIfExists(file);
    }
  }

  /** Moves a finished folder to its place; what was there before goes. */
  static void replace(Path place, Path finished, Path aside) throws IOException {
    delete(aside);
    if (Files.exists(place)) {
      Files.move(place, aside);
    }
    try {
      Files.move(finished, place);
    } catch (IOException e) {
      if (Files.exists(aside)) {
        Files.move(aside, place);
      }
      throw e;
    }
    delete(aside);
  }
}
