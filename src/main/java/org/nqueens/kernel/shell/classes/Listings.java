package org.nqueens.kernel.shell.classes;

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
public final class Listings {

  /** A jar that was listed, as it was then. */
  record Jar(long bytes, long modified, Set<String> packages) {

    static Jar of(BasicFileAttributes now, Set<String> packages) {
      return new Jar(now.size(), now.lastModifiedTime().toMillis(), packages);
    }

    boolean isAsItWas(BasicFileAttributes now) {
      return now.size() == bytes && now.lastModifiedTime().toMillis() == modified;
    }
  }

  /** Asks for names, of the classes of a package for example. */
  public interface Question {
    /**
     * Asks, which may take long.
     *
     * @return the names, possibly none
     * @throws IOException if there is no answer
     */
    List<String> ask() throws IOException;
  }

  private final Map<Path, Jar> jars;
  private final Map<String, List<String>> packages; // binary names by module/package
  private final Map<String, List<String>> imports; // what an import brings
  private final Optional<Path> unwritten; // the file, if there was none of use

  private Listings(ListingsFile known, Optional<Path> file) {
    this.jars = new ConcurrentHashMap<>(known.jars());
    this.packages = new ConcurrentHashMap<>(known.packages());
    this.imports = new ConcurrentHashMap<>(known.imports());
    this.unwritten = file;
  }

  /**
   * What is remembered in a file; nothing where it is missing, damaged or of another Java.
   *
   * @param file the file, if listings are remembered at all
   * @return the listings
   */
  public static Listings of(Optional<Path> file) {
    return file.flatMap(ListingsFile::read)
        .map(read -> new Listings(read, Optional.empty()))
        .orElseGet(() -> new Listings(ListingsFile.EMPTY, file));
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
    hasChanged();
    return index;
  }

  /** The class path is another than the one of which the file tells. */
  public void hasChanged() {
    imports.clear();
  }

  /**
   * The names that an import brings.
   *
   * @param statement the import
   * @param question asks for them, where they are not remembered
   * @return simple names, possibly none
   * @throws IOException if the question fails
   */
  public Set<String> names(String statement, Question question) throws IOException {
    return Set.copyOf(answer(imports, statement, question));
  }

  /** The classes of a package of a module of the JDK. */
  List<ModuleClass> classes(String module, String folder, Question question) throws IOException {
    List<String> names = answer(packages, module + "/" + folder, question);
    List<ModuleClass> all = new ArrayList<>(names.size());
    for (String name : names) {
      all.add(new ModuleClass(module, name));
    }
    return all;
  }

  private static List<String> answer(Map<String, List<String>> known, String key, Question question)
      throws IOException {
    List<String> names = known.get(key);
    if (names == null) {
      names = List.copyOf(question.ask());
      known.put(key, names);
    }
    return names;
  }

  /** Remembers what is known, where there is no file of use yet and its folder is there. */
  public void keep() {
    unwritten
        .filter(file -> Files.isDirectory(file.toAbsolutePath().getParent()))
        .ifPresent(file -> new ListingsFile(jars, packages, imports).writeTo(file));
  }
}
