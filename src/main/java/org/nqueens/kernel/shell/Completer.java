package org.nqueens.kernel.shell;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import jdk.jshell.JShell;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import jdk.jshell.SourceCodeAnalysis.Suggestion;

/** What could stand at a position: JShell's suggestions for the piece of the cell around it. */
final class Completer {

  private final SourceCodeAnalysis analysis;

  Completer(JShell jshell) {
    this.analysis = jshell.sourceCodeAnalysis();
  }

  Completions complete(String code, int cursor) {
    int begin = pieceStart(code.substring(0, cursor));
    int[] anchor = {cursor - begin};
    List<Suggestion> suggestions =
        analysis.completionSuggestions(code.substring(begin), cursor - begin, anchor);
    Set<String> texts = new LinkedHashSet<>();
    suggestions.stream().filter(Suggestion::matchesType).forEach(s -> texts.add(s.continuation()));
    suggestions.forEach(s -> texts.add(s.continuation()));
    List<Completions.Proposal> proposals = new ArrayList<>();
    texts.forEach(text -> proposals.add(new Completions.Proposal(text, kind(text), "")));
    return new Completions(begin + anchor[0], cursor, proposals);
  }

  /** Where the piece that the cursor is in begins: JShell looks at one piece only. */
  private int pieceStart(String before) {
    String rest = before;
    while (true) {
      CompletionInfo info = analysis.analyzeCompletion(rest);
      if (!info.completeness().isComplete() || info.remaining().isBlank()) {
        return before.length() - rest.length();
      }
      rest = info.remaining();
    }
  }

  private static String kind(String text) {
    if (text.endsWith("(") || text.endsWith(")")) {
      return "method";
    }
    return Character.isUpperCase(text.charAt(0)) ? "class" : "variable";
  }
}
