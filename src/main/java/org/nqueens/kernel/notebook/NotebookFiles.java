package org.nqueens.kernel.notebook;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Text files, read and written whole, with sentences for what can go wrong. */
public final class NotebookFiles {

  private NotebookFiles() {}

  /**
   * Reads a file.
   *
   * @param file a path
   * @return its text
   * @throws NotebookException if there is no such file, it is a folder, or it is no UTF-8 text
   */
  public static String read(Path file) {
    if (Files.isDirectory(file)) {
      throw new NotebookException(file + " is a folder, not a file.");
    }
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new NotebookException(file + " is no UTF-8 text.", e);
    } catch (IOException e) {
      throw new NotebookException("Cannot read " + file + ": " + reason(e) + ".", e);
    }
  }

  /**
   * Sees that a file can be written, before the work and not after it: one that is there and is for
   * reading alone stays as it is.
   *
   * @param file where it is or will be; its folder exists
   * @throws NotebookException if it cannot
   */
  public static void checkWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isWritable(Files.exists(file) ? file : folder)) {
      throw new NotebookException("Cannot write " + file + ": access denied.");
    }
  }

  /**
   * Writes a file in one go: a reader sees the old content or the new, never a part.
   *
   * @param file where to; its folder must exist
   * @param text the new content
   * @throws NotebookException if the file cannot be written; nothing is left behind then
   */
  public static void write(Path file, String text) {
    checkWritable(file);
    try {
      replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), text);
    } catch (IOException e) {
      throw new NotebookException("Cannot write " + file + ": " + reason(e) + ".", e);
    }
  }

  private static void replace(Path file, String text) throws IOException {
    Path part = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      Files.writeString(part, text);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      part.toFile().delete();
      throw e;
    }
  }

  /**
   * Makes a folder, and those above it, and sees that files can be written in it.
   *
   * @param folder the path
   * @throws NotebookException if that is not possible
   */
  public static void makeFolder(Path folder) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotebookException(folder + " is a file, not a folder.");
    }
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new NotebookException("Cannot make the folder " + folder + ": " + reason(e) + ".", e);
    }
    if (!Files.isWritable(folder)) {
      throw new NotebookException("Cannot write into the folder " + folder + ": access denied.");
    }
  }

  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof NotDirectoryException) {
      return "a part of its path is a file";
    }
    if (e instanceof FileSystemException problem && problem.getReason() != null) {
      return problem.getReason();
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
