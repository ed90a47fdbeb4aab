package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;

/** What is known of the name at a position: signatures and documentation. */
final class Inspector {

  private final SourceCodeAnalysis analysis;

  Inspector(JShell jshell) {
    this.analysis = jshell.sourceCodeAnalysis();
  }

  Optional<String> inspect(String code, int cursor) {
    int end = cursor;
    while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
      end++;
    }
    String before = code.substring(0, end);
    List<Documentation> found = analysis.documentation(before, end, true);
    if (found.isEmpty()) {
      found = analysis.documentation(before + "(", end + 1, true);
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(text(found));
  }

  private static String text(List<Documentation> found) {
    return found.stream().map(Inspector::text).collect(Collectors.joining("\n\n"));
  }

  private static String text(Documentation one) {
    String comment = one.javadoc();
    return one.signature() + (comment == null ? "" : "\n" + comment.strip());
  }
}
