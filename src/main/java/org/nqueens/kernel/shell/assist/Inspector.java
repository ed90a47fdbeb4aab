package org.nqueens.kernel.shell.assist;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;
import org.nqueens.kernel.shell.origin.CompilerMessage;
import org.nqueens.kernel.shell.source.CellSplitter;

/** What is known of the name at a position: signatures and documentation. */
public final class Inspector {

  private final SourceCodeAnalysis analysis;
  private final CellSplitter splitter;
  private final SourceDocs docs;
  private final Consumer<String> imports;

  /**
   * An inspector of a session.
   *
   * @param jshell the JShell that has the session's snippets
   * @param splitter takes the cell apart
   * @param imports is told of code, before that is looked at, and imports what it needs
   * @param classPath where sources may be
   */
  public Inspector(
      JShell jshell, CellSplitter splitter, Consumer<String> imports, List<Path> classPath) {
    this.analysis = jshell.sourceCodeAnalysis();
    this.splitter = splitter;
    this.imports = imports;
    this.docs = new SourceDocs(jshell, classPath);
  }

  /**
   * What is known of the name at a position.
   *
   * @param code the whole cell
   * @param cursor a UTF-16 index, 0 to the code's length
   * @return its signature and documentation as text, or empty
   */
  public Optional<String> inspect(String code, int cursor) {
    int end = nameEnd(code, cursor);
    String before = Context.of(code, end, splitter).code();
    imports.accept(before);
    List<Documentation> found = List.of();
    if (isCalled(code, end)) { // then it is a method, with all its overloads
      found = analysis.documentation(before + "(", before.length() + 1, true);
    }
    if (found.isEmpty()) {
      found = analysis.documentation(before, before.length(), true);
    }
    if (found.isEmpty()) {
      found = analysis.documentation(before + "(", before.length() + 1, true);
    }
    return found.isEmpty() ? Optional.empty() : Optional.of(text(found));
  }

  private static int nameEnd(String code, int cursor) {
    int end = cursor;
    while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isCalled(String code, int end) {
    return code.substring(end).stripLeading().startsWith("(");
  }

  private String text(List<Documentation> found) {
    return found.stream().map(this::text).collect(Collectors.joining("\n\n"));
  }

  private String text(Documentation one) {
    String signature = CompilerMessage.simple(one.signature());
    return Optional.ofNullable(one.javadoc())
        .or(() -> docs.of(signature))
        .map(comment -> signature + "\n\n" + comment.strip())
        .orElse(signature);
  }
}
