package org.nqueens.kernel.worker;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.nqueens.kernel.link.ClassFile;

/** Knows the classes of the cells and the folders and jars that were added to their class path. */
final class CellLoader extends URLClassLoader {

  private final Map<String, byte[]> classes = new ConcurrentHashMap<>();

  CellLoader(ClassLoader parent) {
    super(new URL[0], parent);
    setDefaultAssertionStatus(true); // who writes assert in a cell wants to see it fail
  }

  void declare(List<ClassFile> more) {
    for (ClassFile file : more) {
      classes.put(file.name(), file.bytes());
    }
  }

  void add(Path path) throws MalformedURLException {
    addURL(path.toUri().toURL());
  }

  /**
   * The cells' own classes without asking the parent first: to say that it has none, that would
   * open every jar of the class path.
   */
  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!classes.containsKey(name)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.remove(name);
    if (bytes == null) {
      return super.findClass(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
