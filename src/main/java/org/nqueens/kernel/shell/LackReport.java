package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.DeclarationSnippet;
import org.nqueens.kernel.link.Trouble;

/** Tells the reader that something was called which lacks something itself. */
final class LackReport {

  private static final String NAME = "UnresolvedReference";

  private final Knowledge knowledge;

  LackReport(Knowledge knowledge) {
    this.knowledge = knowledge;
  }

  Outcome.Failed of(DeclarationSnippet snippet, Trouble trouble) {
    Missing missing = new Missing(knowledge, snippet);
    String message = snippet.name() + " needs " + missing.names() + ", not defined yet";
    List<String> lines = new ArrayList<>();
    lines.add(Ansi.wrong(NAME) + ": " + message);
    lines.addAll(new Trace(knowledge.origins).of(trouble));
    Hints hints = new Hints(knowledge);
    for (Finding finding : missing.findings()) {
      lines.addAll(ErrorReport.lines(finding.message(), finding.place(), hints.of(finding)));
    }
    return new Outcome.Failed(NAME, message, lines);
  }
}
