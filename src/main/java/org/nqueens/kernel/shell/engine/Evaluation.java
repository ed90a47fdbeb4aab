package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import org.nqueens.kernel.shell.origin.Origin;

/** A piece of code that JShell has evaluated, and what follows from it for others. */
final class Evaluation {

  private final Knowledge knowledge;
  private final Origin origin;
  private final List<SnippetEvent> events; // later also of what gave way
  private final List<SnippetEvent> own;

  private Evaluation(Knowledge knowledge, Origin origin, List<SnippetEvent> events) {
    this.knowledge = knowledge;
    this.origin = origin;
    this.events = new ArrayList<>(events);
    this.own = events.stream().filter(event -> event.causeSnippet() == null).toList();
  }

  /** Evaluates what an origin has given JShell, and remembers where it came from. */
  static Evaluation of(Origin origin, Knowledge knowledge) {
    knowledge.overloads.stepAside(origin);
    List<SnippetEvent> events = knowledge.jshell.eval(origin.text().text());
    Evaluation evaluation = new Evaluation(knowledge, origin, events);
    evaluation.snippets().forEach(evaluation::record);
    return evaluation;
  }

  /** Evaluates a declaration that was evaluated before; what becomes of it now. */
  static Status again(Origin origin, Knowledge knowledge) {
    Evaluation again = of(origin, knowledge);
    again.makeRoom();
    again.follow();
    return again.last().status();
  }

  private void record(Snippet snippet) {
    knowledge.origins.record(snippet, origin);
    if (knowledge.jshell.status(snippet).isDefined()) {
      knowledge.origins.classOf(snippet);
      namesakes(snippet).forEach(knowledge.origins::classOf);
    }
  }

  /** The methods that may have got into one class with it, of which JShell says nothing. */
  private Stream<MethodSnippet> namesakes(Snippet snippet) {
    return snippet instanceof MethodSnippet method
        ? knowledge
            .jshell
            .methods()
            .filter(other -> other.name().equals(method.name()))
            .filter(other -> knowledge.jshell.status(other).isDefined())
        : Stream.empty();
  }

  /** The snippets that the code became. */
  List<Snippet> snippets() {
    return own.stream().map(SnippetEvent::snippet).toList();
  }

  /** What became of the last of them. */
  SnippetEvent last() {
    return own.isEmpty() ? events.get(0) : own.get(own.size() - 1);
  }

  /** Makes room for it; what the reader should know, in sentences. */
  List<String> makeRoom() {
    return knowledge.namesakes.giveWay(last(), events);
  }

  /** Remembers what became of others; what the reader should know, in sentences. */
  List<String> follow() {
    knowledge.origins.follow(events);
    boolean ends = last().status().isDefined() && WaitingOverloads.mayEndTheWait(origin);
    return ends
        ? knowledge.overloads.comeBack(one -> again(one, knowledge)).stream()
            .map(Evaluation::misfit)
            .toList()
        : List.of();
  }

  private static String misfit(Origin wrong) {
    int cell = wrong.cell().number();
    return "a method of cell [%d] waited for this and does not fit it: run cell [%d] again to see why."
        .formatted(cell, cell);
  }
}
