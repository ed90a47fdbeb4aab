package org.nqueens.kernel.shell.assist;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import jdk.jshell.SourceCodeAnalysis;
import jdk.jshell.SourceCodeAnalysis.Documentation;
import jdk.jshell.SourceCodeAnalysis.Suggestion;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.origin.CompilerMessage;
import org.nqueens.kernel.shell.source.CellSplitter;
import org.nqueens.kernel.shell.source.Keywords;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** What could stand at a position: JShell's suggestions, those of the expected type first. */
public final class Completer {

  private static final int MOST_WAITS = 20;
  private static final long WAIT_NANOS = 50_000_000;
  private static final int FEW = 6; // proposals whose signatures are looked up

  private final SourceCodeAnalysis analysis;
  private final CellSplitter splitter;
  private final Consumer<String> imports;

  /**
   * A completer of a session.
   *
   * @param analysis JShell's, which knows the session
   * @param splitter takes the cell apart
   * @param imports is told of code, before that is looked at, and imports what it needs
   */
  public Completer(SourceCodeAnalysis analysis, CellSplitter splitter, Consumer<String> imports) {
    this.analysis = analysis;
    this.splitter = splitter;
    this.imports = imports;
  }

  /**
   * What could stand at a position.
   *
   * @param code the whole cell
   * @param cursor a UTF-16 index, 0 to the code's length
   * @return the proposals, sorted, possibly none
   */
  public Completions complete(String code, int cursor) {
    if (!Lexer.isCode(code, cursor)) {
      return new Completions(cursor, cursor, List.of()); // text of the reader's, no names
    }
    Context context = Context.of(code, cursor, splitter);
    imports.accept(context.code());
    int end = context.code().length();
    int[] anchor = {end};
    Set<String> texts = suggestions(context.code(), anchor);
    String before = context.code().substring(0, Math.min(anchor[0], end));
    texts.removeIf(String::isEmpty); // for a class of an enum's constant, which has no name
    if (!context.code().startsWith("$", before.length())) {
      texts.removeIf(text -> text.startsWith("$")); // JShell's own names for results
    }
    if (texts.isEmpty()) {
      return fromTheCell(code, cursor);
    }
    List<Completions.Proposal> proposals = new ArrayList<>();
    for (String text : texts) {
      String signature = texts.size() <= FEW ? signature(before, text) : "";
      proposals.add(new Completions.Proposal(text, kind(text), signature));
    }
    return new Completions(Math.max(0, before.length() - context.shift()), cursor, proposals);
  }

  /** JShell's suggestions; those for an import wait until it knows all packages. */
  private Set<String> suggestions(String code, int[] anchor) {
    boolean imports = code.strip().startsWith("import");
    Set<String> texts = sorted(analysis.completionSuggestions(code, code.length(), anchor));
    for (int i = 0; imports && texts.isEmpty() && i < MOST_WAITS; i++) {
      LockSupport.parkNanos(WAIT_NANOS);
      texts = sorted(analysis.completionSuggestions(code, code.length(), anchor));
    }
    return texts;
  }

  /** Where JShell is at a loss, inside a method that is being written: words of the cell itself. */
  private static Completions fromTheCell(String code, int cursor) {
    int start = cursor;
    while (start > 0 && Character.isJavaIdentifierPart(code.charAt(start - 1))) {
      start--;
    }
    String begun = code.substring(start, cursor);
    int at = start;
    List<Completions.Proposal> proposals =
        Lexer.tokens(code).stream()
            .filter(token -> token.isWord() && token.start() != at)
            .map(Token::text)
            .filter(word -> !begun.isEmpty() && word.startsWith(begun))
            .distinct()
            .sorted()
            .map(word -> new Completions.Proposal(word, kind(word), ""))
            .toList();
    return new Completions(start, cursor, proposals);
  }

  private static Set<String> sorted(List<Suggestion> suggestions) {
    Set<String> texts = new LinkedHashSet<>();
    suggestions.stream().filter(Suggestion::matchesType).forEach(s -> texts.add(s.continuation()));
    suggestions.forEach(s -> texts.add(s.continuation()));
    return texts;
  }

  private String signature(String before, String text) {
    if (!text.endsWith("(")) {
      return "";
    }
    String call = before + text;
    return analysis.documentation(call, call.length(), false).stream()
        .findFirst()
        .map(Documentation::signature)
        .map(CompilerMessage::simple)
        .orElse("");
  }

  private static String kind(String text) {
    if (text.endsWith("(") || text.endsWith(")")) {
      return "function";
    } else if (Keywords.RESERVED.contains(text)) {
      return "keyword";
    }
    boolean constant = text.equals(text.toUpperCase(java.util.Locale.ROOT));
    return Character.isUpperCase(text.charAt(0)) && !constant ? "class" : "instance";
  }
}
