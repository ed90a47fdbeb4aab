package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * An empty folder that goes with all that was put into it.
 *
 * @param path where it is
 */
record ScratchFolder(Path path) implements AutoCloseable {

  static ScratchFolder make() throws IOException {
    return new ScratchFolder(Files.createTempDirectory("nqueens-"));
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> tree = Files.walk(path)) {
      List<Path> innermostFirst = tree.sorted(Comparator.reverseOrder()).toList();
      for (Path file : innermostFirst) {
        Files.deleteIfExists(file);
      }
    }
  }
}
