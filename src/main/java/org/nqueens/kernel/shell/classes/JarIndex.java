package org.nqueens.kernel.shell.classes;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The class files of one jar by their packages. Where the names of its packages are known, the jar
 * stays shut until somebody wants one of them. Once open, it is so as long as the process lives.
 *
 * <p>The compiler's own file manager opens a jar as a file system and walks through it, which takes
 * ten times as long as reading the jar's directory: a second and more for the largest libraries.
 */
final class JarIndex {

  private static final String CLASS = ".class";

  /**
   * An open jar.
   *
   * @param packages simple names of class files, without {@code .class}, by package name
   */
  private record Contents(ZipFile jar, Map<String, List<String>> packages) {}

  private final Path path;
  private final Set<String> folders; // its packages
  private Contents contents; // null while the jar is shut

  private JarIndex(Path path, Set<String> folders, Contents contents) {
    this.path = path;
    this.folders = folders;
    this.contents = contents;
  }

  /** The index of a jar, which is read. */
  static JarIndex of(Path path) throws IOException {
    Contents contents = read(path);
    return new JarIndex(path, contents.packages().keySet(), contents);
  }

  /** The index of a jar whose packages are known. */
  static JarIndex of(Path path, Set<String> packages) {
    return new JarIndex(path, packages, null);
  }

  private static Contents read(Path path) throws IOException {
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
    return new Contents(jar, packages);
  }

  /** The names of its packages. */
  Set<String> folders() {
    return folders;
  }

  /** The class files of a package, and of those below it where asked for. */
  List<JarClass> list(String folder, boolean below) throws IOException {
    if (!below) { // asked of every jar for every package that a cell imports: mostly in vain
      return folders.contains(folder) ? classes(folder) : List.of();
    }
    String prefix = folder.isEmpty() ? "" : folder + ".";
    List<JarClass> all = new ArrayList<>();
    for (String name : folders) {
      if (name.equals(folder) || name.startsWith(prefix)) {
        all.addAll(classes(name));
      }
    }
    return all;
  }

  private List<JarClass> classes(String folder) throws IOException {
    ZipFile jar = contents().jar();
    String prefix = folder.isEmpty() ? "" : folder + ".";
    return contents().packages().getOrDefault(folder, List.of()).stream()
        .map(name -> new JarClass(jar, prefix + name))
        .toList();
  }

  /** The class file of a binary name; none is there unless {@link #has} says so. */
  JarClass at(String binaryName) throws IOException {
    return new JarClass(contents().jar(), binaryName);
  }

  /** Whether the jar has a class of this binary name. */
  boolean has(String binaryName) throws IOException {
    String folder = binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.')));
    return folders.contains(folder)
        && contents().jar().getEntry(CompiledClass.path(binaryName)) != null;
  }

  private Contents contents() throws IOException {
    if (contents == null) {
      contents = read(path);
    }
    return contents;
  }
}
