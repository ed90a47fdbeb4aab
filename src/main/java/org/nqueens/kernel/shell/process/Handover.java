package org.nqueens.kernel.shell.process;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import jdk.jshell.spi.ExecutionControl.ClassBytecodes;
import org.nqueens.kernel.link.ClassFile;
import org.nqueens.kernel.link.Request;

/**
 * What a fresh worker must be told so that it can take over: the classes that JShell loaded, and
 * what was added to the class path. JShell says each of it once only.
 */
final class Handover {

  private final List<Path> classPath; // with which every worker starts
  private final Map<String, ClassFile> loaded = new LinkedHashMap<>();
  private final Set<String> added = new LinkedHashSet<>();

  Handover(List<Path> classPath) {
    this.classPath = List.copyOf(classPath);
  }

  /** The classes as a worker takes them, which are remembered; one of the same name is replaced. */
  List<ClassFile> classes(ClassBytecodes[] classes) {
    List<ClassFile> files = new ArrayList<>();
    for (ClassBytecodes one : classes) {
      files.add(new ClassFile(one.name(), StopWeaver.weave(one.bytecodes())));
    }
    files.forEach(file -> loaded.put(file.name(), file));
    return files;
  }

  /** The entries of a class path that no worker knows yet, in order; from now on one does. */
  List<String> entries(String path) {
    return List.of(path.split(File.pathSeparator)).stream()
        .filter(entry -> !classPath.contains(Path.of(entry)))
        .filter(added::add)
        .toList();
  }

  /** Tells it all; the class path first, for the classes are made of what is there. */
  void tell(WorkerProcess fresh) throws WorkerGone {
    for (String entry : added) {
      fresh.ask(new Request.AddPath(entry));
    }
    fresh.tell(new Request.Load(List.copyOf(loaded.values())));
  }
}
