package org.nqueens.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the names of files and folders; an empty one, as of a variable never set, is none. */
final class FileNames implements ITypeConverter<Path> {

  @Override
  public Path convert(String text) {
    try {
      return of(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /** The path of a name; throws an {@link IllegalArgumentException} that says what is wrong. */
  static Path of(String text) {
    if (text.isEmpty()) {
      throw new IllegalArgumentException("an empty name names no file and no folder");
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new IllegalArgumentException(
          "'%s' can name no file here: %s".formatted(text, e.getReason()), e);
    }
  }
}
