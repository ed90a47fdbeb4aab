package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file cannot be written, in a reader's words instead of a class's name. */
final class Reason {

  private Reason() {}

  /** The reason, without a full stop. */
  static String of(IOException fault) {
    if (fault instanceof AccessDeniedException denied) {
      return denied.getFile() + " may not be written to";
    }
    if (fault instanceof FileAlreadyExistsException file) {
      return file.getFile() + " is in the way";
    }
    if (fault instanceof NoSuchFileException missing) {
      return missing.getFile() + " cannot be made there";
    }
    if (fault instanceof FileSystemException problem && problem.getReason() != null) {
      return problem.getFile() + ": " + problem.getReason();
    }
    String message = fault.getMessage();
    return message == null ? fault.getClass().getSimpleName() : message;
  }
}
