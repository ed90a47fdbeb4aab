package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.MethodSnippet;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import org.nqueens.kernel.shell.origin.Origin;

/** A piece of code that JShell has evaluated, and what follows from it for others. */
final class Evaluation {

  private final Knowledge knowledge;
  private final List<SnippetEvent> events; // later also of what gave way
  private final List<SnippetEvent> own;

  private Evaluation(Knowledge knowledge, List<SnippetEvent> events) {
    this.knowledge = knowledge;
    this.events = new ArrayList<>(events);
    this.own = events.stream().filter(event -> event.causeSnippet() == null).toList();
  }

  /** Evaluates what an origin has given JShell, and remembers where it came from. */
  static Evaluation of(Origin origin, Knowledge knowledge) {
    Evaluation evaluation = new Evaluation(knowledge, knowledge.jshell.eval(origin.text().text()));
    evaluation.snippets().forEach(snippet -> evaluation.record(snippet, origin));
    return evaluation;
  }

  private void record(Snippet snippet, Origin origin) {
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

  /** Remembers what became of others. */
  void follow() {
    knowledge.origins.follow(events);
  }
}
