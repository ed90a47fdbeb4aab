package org.nqueens.printout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.nqueens.count.journal.FileTrouble;

/**
 * A file that is written whole or not at all: what it held before stays until all is there.
 *
 * @param path where it is or will be
 */
record WholeFile(Path path) {

  /**
   * Sees that it can be written, before the work and not after it.
   *
   * @throws IOException if it cannot; the message names the file and the reason
   */
  void check() throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new IOException("there is no folder " + folder + " for " + path);
    }
    if (Files.isDirectory(path)) {
      throw new IOException("Cannot write " + path + ": it is a folder.");
    }
    if (!Files.isWritable(Files.exists(path) ? path : folder)) {
      throw new IOException("Cannot write " + path + ": access denied.");
    }
  }

  /**
   * Writes it, in UTF-8.
   *
   * @throws IOException if that fails; the message names the file and the reason
   */
  void write(String text) throws IOException {
    try {
      if (Files.exists(path) && !isReplaceable(path.toRealPath())) {
        Files.writeString(path, text);
      } else {
        replace(Files.exists(path) ? path.toRealPath() : path.toAbsolutePath(), text);
      }
    } catch (IOException e) {
      String reason = new FileTrouble(path, e).reason();
      throw new IOException("Cannot write " + path + ": " + reason + ".", e);
    }
  }

  /** Not such as /dev/stdout, which nothing must replace, nor a file in a folder that is shut. */
  private static boolean isReplaceable(Path file) {
    return Files.isRegularFile(file) && Files.isWritable(file.getParent());
  }

  private static void replace(Path file, String text) throws IOException {
    long writer = ProcessHandle.current().pid(); // two may write to one file
    Path part = file.resolveSibling("." + file.getFileName() + "." + writer + ".part");
    try {
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(part);
      throw e;
    }
  }
}
