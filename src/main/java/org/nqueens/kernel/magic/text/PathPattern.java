package org.nqueens.kernel.magic.text;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files that a word of the reader stands for: a path, or one with {@code *}, {@code ?}, {@code
 * [abc]}, {@code {a,b}} and {@code **} (any number of folders). A path may begin with {@code ~/}.
 *
 * @param folder where relative paths begin
 * @param text what the reader wrote
 */
public record PathPattern(Path folder, String text) {

  private static final Pattern WILD = Pattern.compile("[^/]*[*?\\[{]");

  /**
   * Whether the text is more than the name of one file.
   *
   * @return whether it may match any number of files
   */
  public boolean wild() {
    return WILD.matcher(portable()).find() && !isFile(portable());
  }

  /**
   * What matches, sorted by name.
   *
   * @return absolute paths of existing files and folders, possibly none
   * @throws IOException where a folder cannot be read
   */
  public List<Path> matches() throws IOException {
    String path = portable();
    Matcher wild = WILD.matcher(path);
    if (isFile(path) || !wild.find()) {
      return Stream.of(resolve(path)).filter(Files::exists).toList();
    }
    Path start = resolve(path.substring(0, wild.start()));
    String rest = path.substring(wild.start());
    return Files.isDirectory(start) ? walk(start, rest) : List.of();
  }

  private List<Path> walk(Path start, String rest) throws IOException {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + rest);
    int depth = rest.contains("**") ? Integer.MAX_VALUE : rest.split("/").length;
    try (Stream<Path> files = Files.walk(start, depth)) {
      return files
          .filter(file -> !file.equals(start) && matcher.matches(start.relativize(file)))
          .sorted()
          .toList();
    }
  }

  private boolean isFile(String path) {
    try {
      return Files.exists(resolve(path));
    } catch (InvalidPathException e) {
      return false; // a star is no part of a name on Windows
    }
  }

  private Path resolve(String path) {
    String home = System.getProperty("user.home");
    String whole = path.equals("~") || path.startsWith("~/") ? home + path.substring(1) : path;
    return folder.resolve(whole).toAbsolutePath().normalize();
  }

  private String portable() {
    return File.separatorChar == '\\' ? text.replace('\\', '/') : text;
  }
}
