package org.nqueens.kernel.shell.hint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/** What the reader should know of a cell that has run well. */
public final class Notes {

  private final World world;
  private final List<Snippet> snippets;

  /**
   * The notes to one cell.
   *
   * @param world what the cells have made
   * @param snippets the snippets that the cell's parts became, in order
   */
  public Notes(World world, List<Snippet> snippets) {
    this.world = world;
    this.snippets = snippets;
  }

  /**
   * All notes.
   *
   * @return sentences, possibly none
   */
  public List<String> all() {
    List<String> notes = new ArrayList<>();
    for (Snippet snippet : snippets) {
      if (snippet instanceof DeclarationSnippet declared) {
        missing(declared, notes);
      }
    }
    finals().ifPresent(notes::add);
    returns().ifPresent(notes::add);
    mains(notes);
    return notes;
  }

  /** JShell passes over the word, for a variable of its may be declared again at any time. */
  private Optional<String> finals() {
    String names =
        snippets.stream()
            .filter(snippet -> snippet instanceof VarSnippet && isFinal(snippet.source()))
            .map(snippet -> ((VarSnippet) snippet).name())
            .distinct()
            .collect(Collectors.joining(", "));
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "final has no effect on the variables of a cell: "
                + names
                + " can be given another value.");
  }

  /** JShell takes a return at the top of a cell, which then leaves that statement alone. */
  private Optional<String> returns() {
    return snippets.stream()
            .anyMatch(
                snippet ->
                    snippet.kind() == Snippet.Kind.STATEMENT
                        && WordHints.returnsItself(snippet.source()))
        ? Optional.of(
            "return does not leave a cell: what stands behind it runs all the same, and the last"
                + " expression of a cell is its result.")
        : Optional.empty();
  }

  private static boolean isFinal(String source) {
    List<Token> tokens = Lexer.tokens(source);
    return tokens.subList(0, Declared.pastModifiers(tokens)).stream()
        .anyMatch(token -> token.is("final"));
  }

  /** What a declaration refers to and nobody has defined; that is no mistake as yet. */
  private void missing(DeclarationSnippet snippet, List<String> notes) {
    Status status = world.jshell().status(snippet);
    if (status == Status.RECOVERABLE_DEFINED || status == Status.RECOVERABLE_NOT_DEFINED) {
      Missing missing = new Missing(world, snippet);
      notes.add(
          "%s needs %s, not defined yet; it can be used as soon as that is.%s"
              .formatted(name(snippet), missing.names(), missing.hints()));
    }
  }

  private static String name(Snippet snippet) {
    if (snippet instanceof MethodSnippet method) {
      return "method " + method.name();
    }
    return ((DeclarationSnippet) snippet).name();
  }

  /** A main method is not run by itself, as it would be in a file. */
  private void mains(List<String> notes) {
    Snippet last = snippets.isEmpty() ? null : snippets.get(snippets.size() - 1);
    if (last instanceof TypeDeclSnippet type && hasMain(type.source())) {
      notes.add(run(type.name() + ".main(new String[0]);"));
    } else if (last instanceof MethodSnippet method && method.name().equals("main")) {
      notes.add(run(method.parameterTypes().isEmpty() ? "main();" : "main(new String[0]);"));
    }
  }

  private static String run(String call) {
    return "a cell does not run a main method by itself; this runs it: " + call;
  }

  private static boolean hasMain(String source) {
    List<Token> tokens = Lexer.tokens(source);
    for (int i = 1; i + 2 < tokens.size(); i++) {
      if (tokens.get(i).is("main")
          && tokens.get(i - 1).is("void")
          && tokens.get(i + 1).is("(")
          && tokens.get(i + 2).is("String")) {
        return true;
      }
    }
    return false;
  }
}
