package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.VarSnippet;

/**
 * Of two with one name, an import of that name alone and something of the reader's own, lets the
 * newer hold. JShell brings both into all that follows, which the compiler then refuses whatever it
 * is: a class called like an import would be the end of the session.
 */
final class Namesakes {

  private final JShell jshell;
  private final StartupImports startup;

  Namesakes(JShell jshell, StartupImports startup) {
    this.jshell = jshell;
    this.startup = startup;
  }

  /**
   * Makes room for what was evaluated just now, unless it was refused.
   *
   * @param events where it is added what becomes of others
   * @return what the reader should know, in sentences
   */
  List<String> giveWay(SnippetEvent newest, List<SnippetEvent> events) {
    return newest.status().isActive() ? giveWay(newest.snippet(), events) : List.of();
  }

  private List<String> giveWay(Snippet newest, List<SnippetEvent> events) {
    if (newest instanceof ImportSnippet one) {
      return one.name().equals("*") ? List.of() : toImport(one, events);
    } else if (newest instanceof TypeDeclSnippet type && isType(type.name())) {
      return toOwn(type.name(), false, events);
    } else if (newest instanceof MethodSnippet method && isUnclear(method.name())) {
      return toOwn(method.name(), true, events);
    } else if (newest instanceof VarSnippet variable && isUnclear(variable.name())) {
      return toOwn(variable.name(), true, events);
    }
    return List.of();
  }

  private List<String> toOwn(String name, boolean members, List<SnippetEvent> events) {
    startup.giveWay(name, members);
    return drop(one -> isImport(one, name, members), events).stream()
        .map(old -> told(name, "your own", ((ImportSnippet) old).fullname()))
        .toList();
  }

  private List<String> toImport(ImportSnippet one, List<SnippetEvent> events) {
    String name = one.name();
    if (one.isStatic() && isOwnMember(name)) { // it hides what is imported, as in a class
      events.addAll(jshell.drop(one));
      return List.of("%s stays your own; write %s out.".formatted(name, one.fullname()));
    }
    if (one.isStatic() && isVariable(name)) {
      return List.of(); // a variable is in no type's way
    }
    startup.giveWay(name, one.isStatic());
    return drop(own -> own instanceof TypeDeclSnippet type && type.name().equals(name), events)
        .stream()
        .map(own -> told(name, one.fullname(), "your own"))
        .toList();
  }

  private static String told(String name, String now, String before) {
    return "%s is %s from here on, no longer %s.".formatted(name, now, before);
  }

  private boolean isOwnMember(String name) {
    boolean method = jshell.methods().anyMatch(own -> own.name().equals(name));
    boolean variable = jshell.variables().anyMatch(own -> own.name().equals(name));
    return (method || variable) && isUnclear(name);
  }

  /**
   * Whether an import brings a method that is called like a variable or method. One that brings a
   * variable may stay: a name means a variable or a method by the place where it stands.
   */
  private boolean isUnclear(String name) {
    boolean namesake =
        startup.isMember(name) || jshell.snippets().anyMatch(one -> isImport(one, name, true));
    return namesake && !isVariable(name);
  }

  /** Whether an import may bring a type of a name: all do but those of a variable. */
  private boolean isType(String name) {
    boolean member = jshell.snippets().anyMatch(one -> isImport(one, name, true));
    return !member || !isVariable(name);
  }

  private boolean isVariable(String name) {
    return jshell.sourceCodeAnalysis().analyzeType(name, name.length()) != null;
  }

  private boolean isImport(Snippet snippet, String name, boolean members) {
    return snippet instanceof ImportSnippet one
        && jshell.status(one).isActive()
        && one.name().equals(name)
        && (one.isStatic() || !members);
  }

  private List<Snippet> drop(Predicate<Snippet> old, List<SnippetEvent> events) {
    List<Snippet> all = jshell.snippets().filter(old).toList();
    List<Snippet> dropped = new ArrayList<>();
    for (Snippet snippet : all) {
      if (jshell.status(snippet).isActive()) {
        events.addAll(jshell.drop(snippet));
        dropped.add(snippet);
      }
    }
    return dropped;
  }
}
