package org.nqueens.kernel.shell;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Where the compiler finds the classes of the cells' class path: jars through a {@link JarIndex},
 * folders and everything else through the compiler's own file manager.
 */
final class CellsFiles extends ForwardingJavaFileManager<StandardJavaFileManager>
    implements StandardJavaFileManager {

  private static final Set<String> CLASS_PATH = Set.of("-classpath", "--class-path", "-cp");

  private final IndexGate gate;
  private final Thread compiler = Thread.currentThread();
  private final Map<Path, JarIndex> jars = new LinkedHashMap<>();

  /** For the thread that calls; any other that asks for all paths waits at a gate. */
  CellsFiles(StandardJavaFileManager compilers, IndexGate gate) {
    super(compilers);
    this.gate = gate;
  }

  @Override
  public boolean handleOption(String option, Iterator<String> values) {
    if (!CLASS_PATH.contains(option)) {
      return super.handleOption(option, values);
    }
    List<String> others = new ArrayList<>();
    for (String entry : values.next().split(File.pathSeparator)) {
      if (!index(Path.of(entry))) {
        others.add(entry);
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
      jars.put(entry, JarIndex.of(entry));
      return true;
    } catch (IOException e) {
      return false; // the compiler's own file manager says what is wrong with it
    }
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String folder, Set<JavaFileObject.Kind> kinds, boolean below)
      throws IOException {
    Iterable<JavaFileObject> others = super.list(location, folder, kinds, below);
    if (location != StandardLocation.CLASS_PATH || !kinds.contains(JavaFileObject.Kind.CLASS)) {
      return others;
    }
    List<JavaFileObject> all = new ArrayList<>();
    jars.values().forEach(jar -> all.addAll(jar.list(folder, below)));
    others.forEach(all::add);
    return all;
  }

  @Override
  public String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof JarClass ours
        ? ours.binaryName()
        : super.inferBinaryName(location, file);
  }

  @Override
  public JavaFileObject getJavaFileForInput(
      Location location, String name, JavaFileObject.Kind kind) throws IOException {
    if (location == StandardLocation.CLASS_PATH && kind == JavaFileObject.Kind.CLASS) {
      for (JarIndex jar : jars.values()) {
        if (jar.has(name)) {
          return new JarClass(jar.jar(), name);
        }
      }
    }
    return super.getJavaFileForInput(location, name, kind);
  }

  @Override
  public boolean isSameFile(FileObject one, FileObject other) {
    return one instanceof JarClass || other instanceof JarClass
        ? one.equals(other)
        : super.isSameFile(one, other);
  }

  @Override
  public boolean contains(Location location, FileObject file) throws IOException {
    return file instanceof JarClass
        ? location == StandardLocation.CLASS_PATH
        : super.contains(location, file);
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
