package org.nqueens.kernel.shell.origin;

import java.util.Optional;
import java.util.stream.IntStream;
import jdk.jshell.SourceCodeAnalysis.SnippetWrapper;

/**
 * A snippet as the compiler gets it, in a class that JShell has made for it, and perhaps for
 * others: methods of one name can share one.
 *
 * @param wrapper JShell's way back from it, which is right where the snippet is alone in it; a view
 *     of what the snippet is in now
 */
record Wrapped(SnippetWrapper wrapper) {

  private String text() {
    return wrapper.wrapped();
  }

  /** The index in the snippet of a line of the class, for a snippet alone in it. */
  int position(int line) {
    return wrapper.wrappedToSourcePosition(start(line));
  }

  /** The same for one of several, if the line is one of its body. */
  Optional<Integer> positionInBody(int line) {
    String source = wrapper.source().stripTrailing();
    for (int open = source.indexOf('{'); open >= 0; open = source.indexOf('{', open + 1)) {
      int body = find(source.substring(open));
      if (body >= 0) {
        boolean within = line >= line(body) && line <= line(body + source.length() - open);
        return within ? Optional.of(open + Math.max(0, start(line) - body)) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private int find(String body) {
    String text = text();
    int at = text.indexOf('{');
    while (at >= 0 && !isAt(text, body, at)) {
      at = text.indexOf('{', at + 1);
    }
    return at;
  }

  /** Whether a body stands at an index, in which JShell has put blanks in the place of comments. */
  private static boolean isAt(String text, String body, int at) {
    return at + body.length() <= text.length()
        && IntStream.range(0, body.length())
            .allMatch(i -> text.charAt(at + i) == body.charAt(i) || text.charAt(at + i) == ' ');
  }

  private int line(int index) {
    return 1 + (int) text().chars().limit(index).filter(c -> c == '\n').count();
  }

  /** The index of the first character of a line that is no space. */
  private int start(int line) {
    String text = text();
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
