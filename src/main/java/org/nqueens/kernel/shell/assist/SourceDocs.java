package org.nqueens.kernel.shell.assist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.TypeDeclSnippet;

/**
 * Documentation that JShell does not find: of the cells' own definitions, and of libraries whose
 * sources are on the class path.
 */
final class SourceDocs {

  // boolean Placement.admits(int column), int twice(int n), Placement
  private static final Pattern METHOD =
      Pattern.compile("(?:.*\\s)?(?:([\\w$]+)(?:<.*>)?\\.)?(?:<.*>)?([\\w$]+)\\((.*)\\)");

  private final JShell jshell;
  private final List<Path> classPath;

  SourceDocs(JShell jshell, List<Path> classPath) {
    this.jshell = jshell;
    this.classPath = classPath;
  }

  /** The documentation of what has a signature such as JShell gives it. */
  Optional<String> of(String signature) {
    Matcher method = METHOD.matcher(signature);
    if (method.matches()) {
      String owner = Optional.ofNullable(method.group(1)).orElse("");
      String parameters = DocComment.parameterNames(method.group(3));
      return find(
          owner.isEmpty() ? method.group(2) : owner, method.group(2), Optional.of(parameters));
    }
    String type = signature.replaceAll("<.*", "");
    return type.matches("[\\w$]+") ? find(type, type, Optional.empty()) : Optional.empty();
  }

  private Optional<String> find(String home, String name, Optional<String> parameters) {
    List<String> sources = new ArrayList<>(cells(home));
    if (sources.isEmpty()) {
      classPath.forEach(entry -> sources.addAll(files(entry, home + ".java")));
    }
    return sources.stream()
        .map(source -> DocComment.find(source, name, parameters))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** The cells' definitions of that name. */
  private List<String> cells(String home) {
    return jshell
        .snippets()
        .filter(snippet -> jshell.status(snippet).isActive())
        .filter(
            snippet ->
                (snippet instanceof TypeDeclSnippet type && type.name().equals(home))
                    || (snippet instanceof MethodSnippet method && method.name().equals(home)))
        .map(Snippet::source)
        .toList();
  }

  private static List<String> files(Path entry, String name) {
    try {
      return Files.isDirectory(entry) ? inFolder(entry, name) : inJar(entry, name);
    } catch (IOException e) {
      return List.of(); // no documentation is no misfortune
    }
  }

  private static List<String> inFolder(Path folder, String name) throws IOException {
    List<String> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.endsWith(name)).toList()) {
        sources.add(Files.readString(file));
      }
    }
    return sources;
  }

  private static List<String> inJar(Path jar, String name) throws IOException {
    List<String> sources = new ArrayList<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (ZipEntry file : zip.stream().filter(e -> e.getName().endsWith("/" + name)).toList()) {
        sources.add(new String(zip.getInputStream(file).readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return sources;
  }
}
