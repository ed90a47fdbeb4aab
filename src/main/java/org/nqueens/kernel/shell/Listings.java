package org.nqueens.kernel.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Which classes the packages of the JDK have, and which packages the jars of the cells: asked once,
 * and remembered in a file from one start to the next. To ask the JDK's modules and the largest
 * jars takes 150 ms of processor time, for which the reader's first result would wait.
 *
 * <p>Safe for several threads.
 */
final class Listings {

  /** A jar that was listed, as it was then. */
  record Jar(long bytes, long modified, Set<String> packages) {

    static Jar of(BasicFileAttributes now, Set<String> packages) {
      return new Jar(now.size(), now.lastModifiedTime().toMillis(), packages);
    }

    boolean isAsItWas(BasicFileAttributes now) {
      return now.size() == bytes && now.lastModifiedTime().toMillis() == modified;
    }
  }

  /** Asks for the names of the classes of a package. */
  interface Question {
    List<String> ask() throws IOException;
  }

  private final Map<Path, Jar> jars;
  private final Map<String, List<String>> packages; // binary names by module/package
  private final Optional<Path> unwritten; // the file, if there was none of use

  private Listings(Map<Path, Jar> jars, Map<String, List<String>> packages, Optional<Path> file) {
    this.jars = new ConcurrentHashMap<>(jars);
    this.packages = new ConcurrentHashMap<>(packages);
    this.unwritten = file;
  }

  /** What is remembered in a file; nothing where it is missing, damaged or of another Java. */
  static Listings of(Optional<Path> file) {
    return file.flatMap(ListingsFile::read)
        .map(read -> new Listings(read.jars(), read.packages(), Optional.empty()))
        .orElseGet(() -> new Listings(Map.of(), Map.of(), file));
  }

  /** The index of a jar. */
  JarIndex index(Path path) throws IOException {
    BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
    Jar known = jars.get(path);
    if (known != null && known.isAsItWas(now)) {
      return JarIndex.of(path, known.packages());
    }
    JarIndex index = JarIndex.of(path);
    jars.put(path, Jar.of(now, index.folders())); // as it was before it was read
    return index;
  }

  /** The classes of a package of a module of the JDK. */
  List<ModuleClass> classes(String module, String folder, Question question) throws IOException {
    String key = module + "/" + folder;
    List<String> names = packages.get(key);
    if (names == null) {
      names = List.copyOf(question.ask());
      packages.put(key, names);
    }
    List<ModuleClass> all = new ArrayList<>(names.size());
    for (String name : names) {
      all.add(new ModuleClass(module, name));
    }
    return all;
  }

  /** Remembers what is known, where there is no file of use yet and its folder is there. */
  void keep() {
    unwritten
        .filter(file -> Files.isDirectory(file.toAbsolutePath().getParent()))
        .ifPresent(file -> new ListingsFile(jars, packages).writeTo(file));
  }
}
