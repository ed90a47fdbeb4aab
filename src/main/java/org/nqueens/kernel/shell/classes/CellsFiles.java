package org.nqueens.kernel.shell.classes;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Where the compiler finds classes: those of the cells' jars through a {@link JarIndex}, those of
 * the JDK as {@link Listings} remembers them, folders and everything else through the compiler's
 * own file manager.
 */
public final class CellsFiles extends ForwardingJavaFileManager<StandardJavaFileManager>
    implements StandardJavaFileManager {

  private static final Set<JavaFileObject.Kind> CLASSES = Set.of(JavaFileObject.Kind.CLASS);
  private static final Set<String> CLASS_PATH = Set.of("-classpath", "--class-path", "-cp");

  // No code can name an anonymous or local class, so that the compiler never asks for one; and
  // after each step of a cell JShell goes through all classes that it was told of.
  private static final Pattern NAMELESS = Pattern.compile("\\$\\d");
  private static final String OF_THE_JDK = "SYSTEM_MODULES[";

  private final IndexGate gate;
  private final Listings listings;
  private final Thread compiler = Thread.currentThread();
  private final Map<Path, JarIndex> jars = new LinkedHashMap<>();
  private final Set<Path> unreadable = new LinkedHashSet<>();

  /**
   * For the thread that calls; any other that asks for all paths waits at a gate.
   *
   * @param compilers the compiler's own file manager
   * @param gate where JShell's index waits
   * @param listings what is known of jars and of the JDK
   */
  public CellsFiles(StandardJavaFileManager compilers, IndexGate gate, Listings listings) {
    super(compilers);
    this.gate = gate;
    this.listings = listings;
  }

  @Override
  public boolean handleOption(String option, Iterator<String> values) {
    if (!CLASS_PATH.contains(option)) {
      return super.handleOption(option, values);
    }
    List<String> others = new ArrayList<>();
    for (String entry : values.next().split(File.pathSeparator)) {
      Path path = Path.of(entry);
      if (!index(path) && !unreadable.contains(path)) {
        others.add(entry);
        listings.hasChanged();
      }
    }
    return super.handleOption(option, List.of(String.join(File.pathSeparator, others)).iterator());
  }

  /** Whether an entry of the class path is a jar that we can read. */
  private boolean index(Path entry) {
    if (jars.containsKey(entry)) {
      return true;
    }
    if (!Files.isRegularFile(entry)) {
      return false;
    }
    try {
      jars.put(entry, listings.index(entry));
      return true;
    } catch (IOException e) {
      unreadable.add(entry); // the compiler would fail on it, and with it every cell
      return false;
    }
  }

  /**
   * What is left out of the class path, since it is no jar that can be read.
   *
   * @return paths, possibly none
   */
  public Set<Path> unreadable() {
    return Set.copyOf(unreadable);
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String folder, Set<JavaFileObject.Kind> kinds, boolean below)
      throws IOException {
    boolean isForClasses = kinds.contains(JavaFileObject.Kind.CLASS);
    if (location.getName().startsWith(OF_THE_JDK) && isForClasses && !below) {
      return ofTheJdk(location, folder);
    }
    Iterable<JavaFileObject> others = super.list(location, folder, kinds, below);
    if (location != StandardLocation.CLASS_PATH || !isForClasses) {
      return others;
    }
    List<JavaFileObject> all = new ArrayList<>();
    for (JarIndex jar : jars.values()) {
      all.addAll(jar.list(folder, below));
    }
    others.forEach(all::add);
    return all;
  }

  /** The classes of a package by their binary names: those of the class path and of the JDK. */
  Map<String, JavaFileObject> classes(String folder) throws IOException {
    Map<String, JavaFileObject> all = new LinkedHashMap<>();
    put(StandardLocation.CLASS_PATH, folder, all);
    for (Module module : ModuleLayer.boot().modules()) {
      if (module.isExported(folder)) {
        String name = module.getName();
        put(fileManager.getLocationForModule(StandardLocation.SYSTEM_MODULES, name), folder, all);
      }
    }
    return all;
  }

  private void put(Location location, String folder, Map<String, JavaFileObject> all)
      throws IOException {
    for (JavaFileObject file : list(location, folder, CLASSES, false)) {
      all.put(inferBinaryName(location, file), file);
    }
  }

  private Iterable<JavaFileObject> ofTheJdk(Location location, String folder) throws IOException {
    String module = inferModuleName(location);
    return List.copyOf(listings.classes(module, folder, () -> ask(location, folder)));
  }

  private List<String> ask(Location location, String folder) throws IOException {
    List<String> names = new ArrayList<>();
    for (JavaFileObject file : super.list(location, folder, CLASSES, false)) {
      String name = super.inferBinaryName(location, file);
      if (!NAMELESS.matcher(name).find()) {
        names.add(name);
      }
    }
    return names;
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof CompiledClass ours
        ? ours.binaryName()
        : super.inferBinaryName(location, file);
  }

  @Override
  public JavaFileObject getJavaFileForInput(
      Location location, String name, JavaFileObject.Kind kind) throws IOException {
    if (location == StandardLocation.CLASS_PATH && kind == JavaFileObject.Kind.CLASS) {
      for (JarIndex jar : jars.values()) {
        if (jar.has(name)) {
          return jar.at(name);
        }
      }
    }
    return super.getJavaFileForInput(location, name, kind);
  }

  @Override
  public boolean isSameFile(FileObject one, FileObject other) {
    return one instanceof CompiledClass || other instanceof CompiledClass
        ? one.equals(other)
        : super.isSameFile(one, other);
  }

  @Override
  public boolean contains(Location location, FileObject file) throws IOException {
    if (file instanceof ModuleClass ofTheJdk) {
      return location.getName().equals(OF_THE_JDK + ofTheJdk.module() + "]");
    }
    return file instanceof JarClass
        ? location == StandardLocation.CLASS_PATH
        : super.contains(location, file);
  }

  /**
   * The compiler looks here for plugins and processors, before each snippet again: none of the
   * cells' jars shall run in the kernel.
   */
  @Override
  public ClassLoader getClassLoader(Location location) {
    return ClassLoader.getPlatformClassLoader();
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjectsFromFiles(
      Iterable<? extends File> files) {
    return fileManager.getJavaFileObjectsFromFiles(files);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjects(File... files) {
    return fileManager.getJavaFileObjects(files);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjectsFromStrings(Iterable<String> names) {
    return fileManager.getJavaFileObjectsFromStrings(names);
  }

  @Override
  public Iterable<? extends JavaFileObject> getJavaFileObjects(String... names) {
    return fileManager.getJavaFileObjects(names);
  }

  @Override
  public void setLocation(Location location, Iterable<? extends File> files) throws IOException {
    fileManager.setLocation(location, files);
  }

  @Override
  public Iterable<? extends File> getLocation(Location location) {
    return fileManager.getLocation(location);
  }

  @Override
  public void setLocationFromPaths(Location location, Collection<? extends Path> paths)
      throws IOException {
    fileManager.setLocationFromPaths(location, paths);
  }

  @Override
  public void setLocationForModule(
      Location location, String module, Collection<? extends Path> paths) throws IOException {
    fileManager.setLocationForModule(location, module, paths);
  }

  @Override
  public Iterable<? extends Path> getLocationAsPaths(Location location) {
    if (Thread.currentThread() != compiler) {
      gate.pass(); // JShell begins its index with this question
    }
    return fileManager.getLocationAsPaths(location);
  }

  @Override
  public Path asPath(FileObject file) {
    return fileManager.asPath(file);
  }
}
