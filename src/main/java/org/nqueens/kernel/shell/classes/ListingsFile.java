package org.nqueens.kernel.shell.classes;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Listings as a text: which Java they are of, then two lines for each jar, package and import, then
 * a last line by which a file that was cut off is told.
 *
 * @param jars the packages of jars
 * @param packages binary names of classes by module and package, such as {@code
 *     java.base/java.util}
 * @param imports the names that imports bring, by the imports
 */
record ListingsFile(
    Map<Path, Listings.Jar> jars,
    Map<String, List<String>> packages,
    Map<String, List<String>> imports) {

  static final ListingsFile EMPTY = new ListingsFile(Map.of(), Map.of(), Map.of());

  private static final String JAR = "jar ";
  private static final String PACKAGE = "package ";
  private static final String END = "end";
  private static final String UNNAMED = "-"; // the package without a name

  /** What a file says; nothing where it is damaged or of another Java. */
  static Optional<ListingsFile> read(Path file) {
    try {
      List<String> lines = Files.readAllLines(file);
      boolean whole = lines.size() > 1 && lines.get(lines.size() - 1).equals(END);
      return whole && lines.get(0).equals(java()) ? Optional.of(parse(lines)) : Optional.empty();
    } catch (IOException | RuntimeException damaged) {
      return Optional.empty();
    }
  }

  private static ListingsFile parse(List<String> lines) {
    ListingsFile all = new ListingsFile(new HashMap<>(), new HashMap<>(), new HashMap<>());
    for (int i = 1; i + 2 < lines.size(); i += 2) {
      String head = lines.get(i);
      List<String> names = lines.get(i + 1).isEmpty() ? List.of() : split(lines.get(i + 1));
      if (head.startsWith(JAR)) {
        String[] words = head.split(" ", 4);
        all.jars.put(
            Path.of(words[3]),
            new Listings.Jar(Long.parseLong(words[1]), Long.parseLong(words[2]), packages(names)));
      } else if (head.startsWith(PACKAGE)) {
        all.packages.put(head.substring(PACKAGE.length()), names);
      } else {
        all.imports.put(head, names);
      }
    }
    return all;
  }

  private static Set<String> packages(List<String> names) {
    return names.stream()
        .map(name -> name.equals(UNNAMED) ? "" : name)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static List<String> split(String names) {
    return List.of(names.split(" ", -1));
  }

  /** Writes it whole or not at all. */
  void writeTo(Path file) {
    try {
      // Kernels that end together write their own.
      Path unfinished = Files.createTempFile(file.toAbsolutePath().getParent(), "listings", ".new");
      try {
        Files.write(unfinished, lines());
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      return; // the next start takes its time again
    }
  }

  private List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>(List.of(java()));
    new TreeMap<>(jars)
        .forEach(
            (path, jar) -> {
              if (path.toString().lines().count() == 1) { // a line break is legal in a path
                lines.add(JAR + jar.bytes() + " " + jar.modified() + " " + path);
                lines.add(jar.packages().stream().map(ListingsFile::word).collect(joining(" ")));
              }
            });
    new TreeMap<>(packages).forEach((name, all) -> add(PACKAGE + name, all, lines));
    new TreeMap<>(imports).forEach((statement, all) -> add(statement, all, lines));
    lines.add(END);
    return lines;
  }

  private static void add(String head, List<String> names, List<String> lines) {
    lines.add(head);
    lines.add(String.join(" ", names));
  }

  private static String word(String packageName) {
    return packageName.isEmpty() ? UNNAMED : packageName;
  }

  /** This Java, so that no other one is taken for it. */
  private static String java() throws IOException {
    Path home = Path.of(System.getProperty("java.home"));
    Path modules = home.resolve("lib").resolve("modules");
    return "listings 2 of "
        + System.getProperty("java.vm.version")
        + " "
        + Files.size(modules)
        + " "
        + Files.getLastModifiedTime(modules).toMillis()
        + " "
        + home;
  }
}
