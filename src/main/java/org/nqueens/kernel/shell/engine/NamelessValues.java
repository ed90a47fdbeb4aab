package org.nqueens.kernel.shell.engine;

import java.util.List;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.VarSnippet;

/**
 * The variables {@code $1}, {@code $2} … in which JShell keeps the values of expressions. Every
 * later snippet imports each of them, so that a cell takes the longer the more cells there were:
 * only the newest are kept.
 */
final class NamelessValues {

  private static final int KEPT = 5;

  private NamelessValues() {}

  /** Drops all but the newest. */
  static void tidy(JShell jshell) {
    List<VarSnippet> all = jshell.variables().filter(NamelessValues::isNameless).toList();
    all.subList(0, Math.max(0, all.size() - KEPT)).forEach(jshell::drop);
  }

  private static boolean isNameless(VarSnippet variable) {
    return variable.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }
}
