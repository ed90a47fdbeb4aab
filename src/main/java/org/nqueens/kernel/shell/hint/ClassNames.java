package org.nqueens.kernel.shell.hint;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.TypeDeclSnippet;

/** Which classes there are of a simple name. */
final class ClassNames {

  private static final int MOST_WAITS = 200; // 10 s: a loaded machine needs some of them
  private static final long WAIT_NANOS = 50_000_000;
  private static final List<String> USUAL =
      List.of("java.util.", "java.time.", "java.io.", "java.nio.", "java.math.", "java.");

  private final World world;

  ClassNames(World world) {
    this.world = world;
  }

  /** The likeliest of those that an import would bring. */
  Optional<String> toImport(String name) {
    return qualified(name).stream()
        .filter(qualified -> !qualified.startsWith("java.awt.") && !isInternal(qualified))
        .filter(qualified -> !qualified.equals("java.lang." + name))
        .min(Comparator.comparingInt(ClassNames::strangeness).thenComparing(n -> n));
  }

  /** Whether a class of that name is there to be used, without an import of the reader's own. */
  boolean isUsable(String name) {
    boolean own =
        world
            .jshell()
            .snippets()
            .filter(one -> world.jshell().status(one).isActive())
            .anyMatch(one -> one instanceof TypeDeclSnippet type && type.name().equals(name));
    return own
        || (Character.isUpperCase(name.charAt(0)) && world.brings(name))
        || isOfJavaLang(name);
  }

  private static boolean isOfJavaLang(String name) {
    try {
      Class.forName("java.lang." + name, false, null);
      return true;
    } catch (ClassNotFoundException | LinkageError none) { // the second where only a case differs
      return false;
    }
  }

  /** The classes of that name that there are; waits until JShell knows them all. */
  private List<String> qualified(String name) {
    world.openIndex();
    SourceCodeAnalysis analysis = world.jshell().sourceCodeAnalysis();
    var names = analysis.listQualifiedNames(name, name.length());
    for (int i = 0; i < MOST_WAITS && !names.isUpToDate() && names.getNames().isEmpty(); i++) {
      LockSupport.parkNanos(WAIT_NANOS);
      names = analysis.listQualifiedNames(name, name.length());
    }
    return names.getNames();
  }

  private static boolean isInternal(String name) {
    return name.startsWith("sun.") || name.startsWith("com.sun.") || name.startsWith("jdk.");
  }

  private static int strangeness(String name) {
    for (int i = 0; i < USUAL.size(); i++) {
      if (name.startsWith(USUAL.get(i))) {
        return i;
      }
    }
    return USUAL.size();
  }
}
