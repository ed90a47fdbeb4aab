package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/**
 * The imports of the startup texts. Each is made when a cell first has a word in it that the import
 * brings: what is imported costs every cell, since the compiler looks into each package for each
 * name, and JShell goes through all classes of these packages after each step of a cell.
 *
 * <p>All that are made are one snippet: JShell takes as long for ten imports in one snippet as for
 * one. And it knows such a snippet by its first import, so that no other import replaces it.
 *
 * <p>They stand in one line, however many there are: JShell puts them before each class of the
 * cells, and makes a class anew, with all its statics, when its line numbers have changed.
 */
final class StartupImports {

  // It brings nothing, and no reader will ever write it.
  private static final String FIRST = "import java.lang.Object.*;";

  private final JShell jshell;
  private final Function<String, Set<String>> names;
  private final Map<String, Set<String>> waiting = new LinkedHashMap<>(); // and what each brings
  private final Map<String, Set<String>> made = new LinkedHashMap<>(); // and what is known of it

  /**
   * None yet.
   *
   * @param names gives the names that an import brings; none where that is not known
   */
  StartupImports(JShell jshell, Function<String, Set<String>> names) {
    this.jshell = jshell;
    this.names = names;
    made.put(FIRST, Set.of());
  }

  /**
   * Takes the texts that are imports alone.
   *
   * @return the texts that are still to be run: the others; where one of the imports is wrong, all
   */
  List<String> take(List<String> texts) {
    Predicate<String> imports = text -> text.lines().allMatch(StartupImports::isImport);
    texts.stream().filter(imports).flatMap(StartupImports::statements).forEach(this::take);
    if (make()) {
      return texts.stream().filter(imports.negate()).toList();
    }
    waiting.clear();
    return texts;
  }

  private static boolean isImport(String line) {
    return line.isBlank()
        || (line.stripTrailing().endsWith(";")
            && statements(line).allMatch(one -> one.startsWith("import ")));
  }

  private static Stream<String> statements(String text) {
    return Stream.of(text.split(";")).filter(one -> !one.isBlank()).map(one -> one.strip() + ";");
  }

  private void take(String statement) {
    Set<String> brought = names.apply(statement);
    if (brought.isEmpty()) {
      made.put(statement, brought);
    } else {
      waiting.put(statement, brought);
    }
  }

  /** Makes what code needs that is to be compiled. */
  void need(String code) {
    if (!waiting.isEmpty()) {
      Set<String> words = Token.words(Lexer.tokens(code));
      boolean unclear = code.contains("\\u"); // an escape, which may be part of a name
      make(brought -> unclear || !Collections.disjoint(brought, words));
    }
  }

  /** Makes what code needs whose last word is only begun, or about to be written. */
  void needAsFarAsWritten(String code) {
    if (!waiting.isEmpty()) {
      need(code);
      String begun = lastWord(code);
      boolean member = code.substring(0, code.length() - begun.length()).endsWith(".");
      make(brought -> !member && brought.stream().anyMatch(name -> name.startsWith(begun)));
    }
  }

  /**
   * Leaves out what imports of whole packages bring under some names, until {@link #uncover}.
   *
   * @param own the names
   * @param wanted other names that are needed; each is taken away that is brought
   */
  void cover(Set<String> own, Set<String> wanted) {
    List<String> statements = new ArrayList<>();
    made.forEach((one, brought) -> statements.addAll(narrowed(one, brought, own, wanted)));
    make(statements);
  }

  private static List<String> narrowed(
      String statement, Set<String> brought, Set<String> own, Set<String> wanted) {
    return statement.contains("*") && !Collections.disjoint(brought, own)
        ? Curtain.singles(statement, brought, wanted)
        : List.of(statement);
  }

  /** Brings again what was left out. */
  void uncover() {
    make();
  }

  /**
   * Takes back an import of one name: something of the reader's own has it.
   *
   * @param members whether only a member of a class is meant, and no class
   */
  void giveWay(String name, boolean members) {
    Predicate<String> same = statement -> isOf(statement, name, members);
    waiting.keySet().removeIf(same);
    if (made.keySet().removeIf(same)) {
      make();
    }
  }

  /** Whether a member of a class is imported by this name alone. */
  boolean isMember(String name) {
    return Stream.concat(waiting.keySet().stream(), made.keySet().stream())
        .anyMatch(statement -> isOf(statement, name, true));
  }

  private static boolean isOf(String statement, String name, boolean members) {
    List<Token> tokens = Lexer.tokens(statement);
    return Declared.is(tokens, tokens.size() - 2, name) // then a semicolon
        && (!members || Declared.is(tokens, 1, "static"));
  }

  /** The class path has grown, and with it perhaps what an import brings. */
  void lookAgain() {
    waiting.replaceAll((statement, before) -> union(before, names.apply(statement)));
  }

  private static Set<String> union(Set<String> one, Set<String> other) {
    return Stream.concat(one.stream(), other.stream()).collect(Collectors.toSet());
  }

  /** Those that are made of the classes of a whole package. */
  List<String> ofPackages() {
    return made.keySet().stream()
        .filter(one -> one.endsWith("*;") && !one.startsWith("import static "))
        .toList();
  }

  /** Whether the source of a snippet is that of all that are made. */
  boolean isOne(String source) {
    return source.startsWith(FIRST);
  }

  /** Whether a name is one of those that the imports bring, as far as that is known. */
  boolean bring(String name) {
    return Stream.concat(waiting.values().stream(), made.values().stream())
        .anyMatch(brought -> brought.contains(name));
  }

  /** The names that are there to be used and for which nothing is imported yet. */
  Set<String> names() {
    return waiting.values().stream().flatMap(Set::stream).collect(Collectors.toSet());
  }

  private static String lastWord(String code) {
    int start = code.length();
    while (start > 0 && Character.isJavaIdentifierPart(code.charAt(start - 1))) {
      start--;
    }
    return code.substring(start);
  }

  private void make(Predicate<Set<String>> needed) {
    List<String> now =
        waiting.entrySet().stream()
            .filter(entry -> needed.test(entry.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    if (!now.isEmpty()) {
      now.forEach(statement -> made.put(statement, waiting.remove(statement)));
      if (!make()) { // a class path that changed meanwhile shall not take the others with it
        made.keySet().removeAll(now);
        now.forEach(jshell::eval);
      }
    }
  }

  /** Whether all that are to be made could be. */
  private boolean make() {
    return make(made.keySet());
  }

  private boolean make(Collection<String> statements) {
    return jshell.eval(String.join(" ", statements)).stream()
        .filter(event -> event.causeSnippet() == null) // the others are what it replaces
        .allMatch(event -> event.status() == Snippet.Status.VALID);
  }
}
