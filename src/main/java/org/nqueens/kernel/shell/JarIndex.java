package org.nqueens.kernel.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The class files of one jar by their packages.
 *
 * <p>The compiler's own file manager opens a jar as a file system and walks through it, which takes
 * ten times as long as reading the jar's directory: a second and more for the largest libraries.
 *
 * @param jar the jar, which stays open as long as the process lives
 * @param packages simple names of class files, without {@code .class}, by package name
 */
record JarIndex(ZipFile jar, Map<String, List<String>> packages) {

  private static final String CLASS = ".class";

  static JarIndex of(Path path) throws IOException {
    ZipFile jar = new ZipFile(path.toFile());
    Map<String, List<String>> packages = new HashMap<>();
    for (Enumeration<? extends ZipEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
      String name = entries.nextElement().getName();
      if (name.endsWith(CLASS) && !name.startsWith("META-INF/")) {
        int slash = name.lastIndexOf('/');
        String folder = slash < 0 ? "" : name.substring(0, slash).replace('/', '.');
        String simple = name.substring(slash + 1, name.length() - CLASS.length());
        packages.computeIfAbsent(folder, none -> new ArrayList<>()).add(simple);
      }
    }
    return new JarIndex(jar, packages);
  }

  /** The class files of a package, and of those below it where asked for. */
  List<JarClass> list(String folder, boolean below) {
    if (!below) { // asked of every jar for every package that a cell imports: mostly in vain
      List<String> names = packages.get(folder);
      return names == null ? List.of() : names.stream().map(n -> at(folder, n)).toList();
    }
    String prefix = folder.isEmpty() ? "" : folder + ".";
    return packages.keySet().stream()
        .filter(name -> name.equals(folder) || name.startsWith(prefix))
        .flatMap(name -> list(name, false).stream())
        .toList();
  }

  /** Whether the jar has a class of this binary name. */
  boolean has(String binaryName) {
    return jar.getEntry(binaryName.replace('.', '/') + CLASS) != null;
  }

  JarClass at(String folder, String simple) {
    return new JarClass(jar, folder.isEmpty() ? simple : folder + "." + simple);
  }
}
