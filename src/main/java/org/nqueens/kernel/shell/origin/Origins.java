package org.nqueens.kernel.shell.origin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Map<String, SnippetWrapper> byClass = new HashMap<>();
  private final Map<String, String> snippetOfClass = new HashMap<>();

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
    if (!byClass.containsKey(name)) {
      byClass.put(name, wrapper);
      snippetOfClass.put(name, snippet.id());
    }
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
    String name = Names.outermost(frame.getClassName());
    SnippetWrapper wrapper = byClass.get(name);
    if (wrapper == null || frame.getLineNumber() < 1) {
      return Optional.empty();
    }
    int index = lineStart(wrapper.wrapped(), frame.getLineNumber());
    return of(snippetOfClass.get(name))
        .map(origin -> origin.place(wrapper.wrappedToSourcePosition(index)));
  }

  /** The index of the first character of a line that is no space. */
  private static int lineStart(String text, int line) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      start = text.indexOf('\n', start) + 1;
    }
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
    return start;
  }
}
