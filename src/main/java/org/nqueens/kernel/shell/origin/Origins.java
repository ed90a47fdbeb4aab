package org.nqueens.kernel.shell.origin;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;

/**
 * Finds the cell and line of what JShell knows only by the classes that it made. Safe for several
 * threads: exceptions arrive from threads of the cells, too.
 */
public final class Origins {

  private final SourceCodeAnalysis analysis;
  private final Map<String, Origin> bySnippet = new HashMap<>(); // by the snippet's id
  private final Map<String, Map<String, Wrapped>> byClass = new HashMap<>(); // by snippets' ids

  /**
   * Nothing is known as yet.
   *
   * @param analysis JShell's, which knows the classes of the snippets
   */
  public Origins(SourceCodeAnalysis analysis) {
    this.analysis = analysis;
  }

  /**
   * Remembers where a snippet came from.
   *
   * @param snippet the snippet
   * @param origin where it came from
   */
  public synchronized void record(Snippet snippet, Origin origin) {
    bySnippet.put(snippet.id(), origin);
  }

  /**
   * Remembers the class that a snippet has now; it may get another when others change.
   *
   * @param snippet a snippet that is defined
   * @return the binary name of the class
   */
  public synchronized String classOf(Snippet snippet) {
    SnippetWrapper wrapper = analysis.wrapper(snippet);
    String name = wrapper.fullClassName();
    byClass
        .computeIfAbsent(name, none -> new LinkedHashMap<>())
        .putIfAbsent(snippet.id(), new Wrapped(wrapper));
    return name;
  }

  /**
   * Remembers the classes that snippets got because of a change of others.
   *
   * @param events what became of snippets
   */
  public void follow(List<SnippetEvent> events) {
    for (SnippetEvent event : events) {
      if (event.causeSnippet() != null && event.status().isDefined()) {
        classOf(event.snippet());
      }
    }
  }

  /**
   * Where a snippet came from; startup texts are cell 0.
   *
   * @param snippet the snippet's id
   * @return its origin, if it is known
   */
  public synchronized Optional<Origin> of(String snippet) {
    return Optional.ofNullable(bySnippet.get(snippet));
  }

  /**
   * The place of a stack frame, if it is one of a cell's code.
   *
   * @param frame the frame
   * @return the place of its line
   */
  public synchronized Optional<Place> place(StackTraceElement frame) {
    Map<String, Wrapped> snippets =
        byClass.getOrDefault(Names.outermost(frame.getClassName()), Map.of());
    int line = frame.getLineNumber();
    if (snippets.size() == 1 && line > 0) {
      return place(snippets.entrySet().iterator().next(), Wrapped::position, line);
    }
    return snippets.entrySet().stream() // of methods of one name, which share a class
        .filter(one -> one.getValue().positionInBody(line).isPresent())
        .findFirst()
        .flatMap(one -> place(one, (wrapped, at) -> wrapped.positionInBody(at).get(), line));
  }

  private Optional<Place> place(
      Map.Entry<String, Wrapped> snippet, BiFunction<Wrapped, Integer, Integer> position, int at) {
    return of(snippet.getKey()).map(origin -> origin.place(position.apply(snippet.getValue(), at)));
  }
}
