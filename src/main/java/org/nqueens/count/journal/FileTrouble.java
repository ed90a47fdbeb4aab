package org.nqueens.count.journal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Why a file cannot be used, in a reader's words instead of a class's name.
 *
 * @param file which one
 * @param cause what the system said
 */
public record FileTrouble(Path file, IOException cause) {

  /**
   * The reason alone.
   *
   * @return such as {@code No space left on device}, without a full stop
   */
  public String reason() {
    if (cause instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return "access denied";
    }
    if (cause instanceof FileSystemException problem && problem.getReason() != null) {
      return problem.getReason();
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }

  /**
   * The exception for a caller that cannot go on.
   *
   * @param kind what the file is, such as {@code the journal}
   * @param what the verb, such as {@code written}
   * @return an exception whose message names the file and the reason
   */
  public UncheckedIOException unchecked(String kind, String what) {
    return new UncheckedIOException(
        kind + " " + file + " cannot be " + what + ": " + reason(), cause);
  }
}
