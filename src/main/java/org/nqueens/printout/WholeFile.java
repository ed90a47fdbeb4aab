package org.nqueens.printout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
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
    Path folder = Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path);
    if (!Files.isDirectory(folder)) {
      throw new IOException(sentence("there is no folder " + folder));
    }
    if (Files.isDirectory(path)) {
      throw new IOException(sentence("it is a folder"));
    }
    if (!Files.isWritable(isThere() ? path : folder)) {
      throw new IOException(sentence("access denied"));
    }
  }

  private boolean isThere() throws IOException {
    try {
      Files.readAttributes(path, BasicFileAttributes.class);
      return true;
    } catch (NoSuchFileException e) {
      return false;
    } catch (IOException e) { // such as a name that is too long
      throw new IOException(sentence(new FileTrouble(path, e).reason()), e);
    }
  }

  private String sentence(String reason) {
    return "Cannot write " + path + ": " + reason + ".";
  }

  /**
   * Writes it, in UTF-8.
   *
   * @throws IOException if that fails; the message names the file and the reason
   */
  void write(String text) throws IOException {
    try {
      if (!Files.exists(path)) {
        replace(path.toAbsolutePath(), text);
      } else if (isReplaceable()) {
        replace(path.toRealPath(), text);
      } else {
        Files.writeString(path, text);
      }
    } catch (IOException e) {
      throw new IOException(sentence(new FileTrouble(path, e).reason()), e);
    }
  }

  /** Not such as /dev/stdout, which nothing must replace, nor a file in a folder that is shut. */
  private boolean isReplaceable() throws IOException {
    return Files.isRegularFile(path) && Files.isWritable(path.toRealPath().getParent());
  }

  private static void replace(Path file, String text) throws IOException {
    long writer = ProcessHandle.current().pid(); // two may write to one file
    Path part = file.resolveSibling(".nqueens." + writer + ".part"); // short: names have a limit
    try {
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      Files.deleteIfExists(part);
      throw e;
    }
  }
}
