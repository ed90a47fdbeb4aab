package org.nqueens.kernel.magic;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.kernel.magic.text.PathPattern;

/** Adds jars and folders of classes to the class path. */
final class ClassPathMagic implements Magic {

  private final Manual manual;
  private final boolean jarsOnly;
  private final ClassPath classPath;
  private final Path folder;

  private ClassPathMagic(Manual manual, boolean jarsOnly, ClassPath classPath, Path folder) {
    this.manual = manual;
    this.jarsOnly = jarsOnly;
    this.classPath = classPath;
    this.folder = folder;
  }

  /** The magic {@code %jars}: a folder stands for the jars in it. */
  static Magic jars(ClassPath classPath, Path folder) {
    Manual manual =
        Manual.line(
            "jars",
            "%jars PATH...",
            "adds jars: files, folders of jars, patterns such as lib/*.jar and lib/**/*.jar");
    return new ClassPathMagic(manual, true, classPath, folder);
  }

  /** The magic {@code %classpath}: a folder stands for the classes in it. */
  static Magic classPath(ClassPath classPath, Path folder) {
    Manual manual =
        Manual.line(
            "classpath",
            "%classpath [PATH...]",
            "adds folders of classes and jars, patterns such as lib/* too; alone it shows what"
                + " was added");
    return new ClassPathMagic(manual, false, classPath, folder);
  }

  @Override
  public Manual manual() {
    return manual;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> words = call.words().stream().flatMap(ClassPathMagic::entries).toList();
    if (words.isEmpty()) {
      return jarsOnly ? call.fail("which jars? Write %jars PATH...") : show(call);
    }
    List<Path> found = new ArrayList<>();
    for (String word : words) {
      Optional<String> problem = collect(word, found);
      if (problem.isPresent()) {
        return call.fail(problem.get());
      }
    }
    List<Path> distinct = found.stream().distinct().toList();
    call.say(classPath.add(distinct));
    return new Answer.Found(distinct);
  }

  private Answer show(Invocation call) {
    List<Path> paths = classPath.added();
    call.say(
        paths.isEmpty()
            ? "Nothing has been added yet."
            : paths.stream().map(Path::toString).collect(Collectors.joining("\n")));
    return new Answer.Found(paths);
  }

  /** A class path may also be written as for the {@code java} command, with colons. */
  private static Stream<String> entries(String word) {
    return Stream.of(word.split(File.pathSeparator)).filter(part -> !part.isEmpty());
  }

  private Optional<String> collect(String word, List<Path> found) {
    PathPattern pattern = new PathPattern(folder, word);
    try {
      List<Path> matches = pattern.matches();
      List<Path> usable = new ArrayList<>();
      for (Path match : matches) {
        usable.addAll(usable(match, pattern.wild()));
      }
      found.addAll(usable);
      return usable.isEmpty() ? Optional.of(nothing(word, matches)) : ClassPath.broken(usable);
    } catch (IOException | UncheckedIOException e) {
      return Optional.of(word + " cannot be read: " + e.getMessage());
    } catch (PatternSyntaxException | InvalidPathException e) {
      return Optional.of(word + " is no path or pattern: " + e.getMessage());
    }
  }

  private List<Path> usable(Path match, boolean wild) throws IOException {
    if (Files.isDirectory(match)) {
      return jarsOnly ? new PathPattern(match, "*.jar").matches() : List.of(match);
    }
    return wild && !isJar(match) ? List.of() : List.of(match);
  }

  private String nothing(String word, List<Path> matches) {
    return matches.isEmpty()
        ? "nothing is found at " + word + " (looked in " + folder.toAbsolutePath() + ")"
        : "there is no jar at " + word;
  }

  private static boolean isJar(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".jar") || name.endsWith(".zip");
  }
}
