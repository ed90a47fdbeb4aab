package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Part;
import org.nqueens.kernel.shell.source.Token;

/**
 * Hides what imports of whole packages bring under the names of a cell's own types. Types that need
 * one another are made one by one: what is still to come shall be missing then, which JShell waits
 * for, and not be somebody else's, which is a mistake. Other names that the cell mentions stay.
 */
final class Curtain {

  private final JShell jshell;
  private final StartupImports startup;
  private final Function<String, Set<String>> names; // that an import brings
  private final List<String> taken = new ArrayList<>(); // imports of the reader's
  private final List<Snippet> instead = new ArrayList<>();
  private boolean drawn;

  /**
   * One that is open.
   *
   * @param names gives the names that an import brings; none where that is not known
   */
  Curtain(JShell jshell, StartupImports startup, Function<String, Set<String>> names) {
    this.jshell = jshell;
    this.startup = startup;
    this.names = names;
  }

  /**
   * Draws it before the names of a cell's own types; until {@link #open}.
   *
   * @return whether there was something to hide, and it was not hidden yet
   */
  boolean draw(List<Part> cell) {
    Set<String> own = own(cell);
    List<ImportSnippet> readers = packages().filter(one -> hides(own, statement(one))).toList();
    if (drawn || (readers.isEmpty() && own.stream().noneMatch(startup::bring))) {
      return false;
    }
    Set<String> wanted = wanted(cell, own);
    if (isTwofold(wanted)) {
      return false;
    }
    drawn = true;
    startup.cover(own, wanted);
    readers.forEach(one -> take(one, wanted));
    return true;
  }

  private void take(ImportSnippet one, Set<String> wanted) {
    List<String> singles = singles(statement(one), names.apply(statement(one)), wanted);
    taken.add(one.source());
    jshell.eval(String.join(" ", singles)).stream()
        .map(SnippetEvent::snippet)
        .filter(ImportSnippet.class::isInstance) // the others are what uses it
        .forEach(instead::add);
    jshell.drop(one);
  }

  /**
   * Shows everything again.
   *
   * @return whether something was hidden
   */
  boolean open() {
    boolean hidden = drawn;
    if (hidden) {
      drawn = false;
      taken.forEach(jshell::eval);
      taken.clear();
      instead.forEach(jshell::drop);
      instead.clear();
      startup.uncover();
    }
    return hidden;
  }

  private static Set<String> own(List<Part> cell) {
    return cell.stream()
        .filter(Part::isType)
        .map(part -> part.declared().name())
        .collect(Collectors.toSet());
  }

  /**
   * What this cell and those before it mention, and no single import and no type of the reader's is
   * called: a variable whose type could not be found for a while would lose its value.
   */
  private Set<String> wanted(List<Part> cell, Set<String> own) {
    Set<String> wanted = new HashSet<>();
    cell.forEach(part -> wanted.addAll(part.words()));
    jshell
        .snippets()
        .filter(one -> jshell.status(one).isActive())
        .forEach(one -> wanted.addAll(words(one)));
    wanted.removeAll(own);
    jshell.types().map(TypeDeclSnippet::name).forEach(wanted::remove);
    jshell.imports().map(ImportSnippet::name).forEach(wanted::remove);
    return wanted;
  }

  private static Set<String> words(Snippet snippet) {
    String type = snippet instanceof VarSnippet variable ? variable.typeName() : "";
    return Token.words(Lexer.tokens(snippet.source() + " " + type));
  }

  private Stream<ImportSnippet> packages() {
    return jshell
        .imports()
        .filter(one -> one.fullname().endsWith("*") && !startup.isOne(one.source()));
  }

  /** Without what else the reader wrote around it: a comment, another import. */
  private static String statement(ImportSnippet one) {
    return "import %s%s;".formatted(one.isStatic() ? "static " : "", one.fullname());
  }

  /** Whether two packages bring one of the names: to choose is the reader's. */
  private boolean isTwofold(Set<String> wanted) {
    Set<String> statements = new LinkedHashSet<>(startup.ofPackages());
    packages().filter(one -> !one.isStatic()).map(Curtain::statement).forEach(statements::add);
    Set<String> seen = new HashSet<>();
    return statements.stream()
        .flatMap(statement -> names.apply(statement).stream())
        .filter(wanted::contains)
        .anyMatch(name -> !seen.add(name));
  }

  private boolean hides(Set<String> own, String statement) {
    return !Collections.disjoint(own, names.apply(statement));
  }

  /**
   * The imports that bring some of the names of an import of all.
   *
   * @param brought what it brings
   * @param wanted what may be brought; each name is taken away that is
   */
  static List<String> singles(String statement, Set<String> brought, Set<String> wanted) {
    List<String> singles = new ArrayList<>();
    for (String name : brought) {
      if (wanted.remove(name)) {
        singles.add(statement.replace("*", name));
      }
    }
    return singles;
  }
}
