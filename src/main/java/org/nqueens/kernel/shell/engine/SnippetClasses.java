package org.nqueens.kernel.shell.engine;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import org.nqueens.kernel.shell.origin.Names;

/**
 * The class files that JShell has made of snippets. It keeps all of them for ever, and lists them
 * to the compiler before each step of a cell, so that cells take the longer the more there were:
 * after 150 cells two times as long. Here those go that no snippet can use any more.
 *
 * <p>JShell has no method for this. The jar's manifest opens its package to us; where it is shut,
 * or another Java has other fields, all class files stay.
 */
final class SnippetClasses {

  private static final List<String> WAY = List.of("taskFactory", "fileManager", "classObjects");
  private static final int FEW = 8; // more than before, and it is worth looking

  private final JShell jshell;
  private final Map<?, ?> all; // by binary name
  private int looked; // how many were left when they were last looked through

  private SnippetClasses(JShell jshell, Map<?, ?> all) {
    this.jshell = jshell;
    this.all = all;
  }

  static SnippetClasses of(JShell jshell) {
    try {
      Object place = jshell;
      for (String name : WAY) {
        Field field = place.getClass().getDeclaredField(name);
        field.setAccessible(true);
        place = field.get(place);
      }
      return new SnippetClasses(jshell, (Map<?, ?>) place);
    } catch (ReflectiveOperationException | RuntimeException shut) {
      return new SnippetClasses(jshell, Map.of());
    }
  }

  /** The binary names of those that are there, as far as we can see them. */
  Set<String> names() {
    return all.keySet().stream()
        .map(String::valueOf)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Drops those of no use, when enough have gathered. */
  void tidy() {
    if (all.size() >= looked + FEW) {
      all.keySet().removeAll(useless());
      looked = all.size();
    }
  }

  /**
   * Of snippets that are run once, dropped, replaced, or have another class by now: unless other
   * classes are in it, which may be the type of something that is still there.
   */
  private Set<String> useless() {
    Set<String> used = inUse();
    Set<String> names = names();
    names.stream()
        .filter(name -> !Names.outermost(name).equals(name))
        .map(Names::outermost)
        .forEach(used::add);
    names.removeIf(name -> used.contains(Names.outermost(name)));
    return names;
  }

  private Set<String> inUse() {
    return jshell
        .snippets()
        .filter(snippet -> snippet.kind().isPersistent() && jshell.status(snippet).isActive())
        .map(snippet -> jshell.sourceCodeAnalysis().wrapper(snippet).fullClassName())
        .collect(Collectors.toCollection(HashSet::new));
  }
}
