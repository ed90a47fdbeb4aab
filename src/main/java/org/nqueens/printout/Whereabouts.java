package org.nqueens.printout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** Which file a path leads to, however it is spelled and whether or not the file is there yet. */
public final class Whereabouts {

  private Whereabouts() {}

  /**
   * What tells files apart.
   *
   * @param path a file or folder, there or not
   * @return equal for two paths that lead to one file, by links too
   */
  public static Object of(Path path) {
    try {
      return Files.exists(path) ? identity(path) : planned(path.toAbsolutePath().normalize());
    } catch (IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }

  private static Object identity(Path path) throws IOException {
    Object number = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    return number == null ? path.toRealPath() : number;
  }

  /** As much of the path as is there by its true name, and what will be made in it. */
  private static Path planned(Path path) throws IOException {
    Path there = path;
    while (!Files.exists(there) && there.getParent() != null) {
      there = there.getParent();
    }
    return there.toRealPath().resolve(there.relativize(path));
  }
}
