package org.nqueens.kernel.shell;

import java.util.List;
import java.util.function.Predicate;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;

/**
 * The startup texts that are imports alone, evaluated as one snippet: JShell takes as long for ten
 * imports in one snippet as for one, and the reader waits for it before the first result.
 */
final class StartupImports {

  // JShell knows a snippet of imports by the first: this one no reader will ever replace.
  private static final String FIRST = "import java.lang.Object;\n";

  private StartupImports() {}

  /**
   * Evaluates the texts that are imports alone.
   *
   * @return the texts that are still to be run: the others; where one of the imports is wrong, all
   */
  static List<String> evaluate(List<String> texts, JShell jshell) {
    Predicate<String> imports = text -> text.lines().allMatch(StartupImports::isImport);
    String together = String.join("\n", texts.stream().filter(imports).toList());
    boolean valid =
        jshell.eval(FIRST + together).stream()
            .allMatch(event -> event.status() == Snippet.Status.VALID);
    return valid ? texts.stream().filter(imports.negate()).toList() : texts;
  }

  private static boolean isImport(String line) {
    return line.isBlank() || (line.startsWith("import ") && line.stripTrailing().endsWith(";"));
  }
}
