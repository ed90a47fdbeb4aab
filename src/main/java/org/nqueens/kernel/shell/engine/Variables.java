package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.origin.Origins;
import org.nqueens.kernel.shell.process.WorkerControl;
import org.nqueens.kernel.shell.source.Lexer;

/**
 * Keeps the values of variables where JShell forgets them. JShell gives a variable a new class, and
 * with it a new empty field, whenever something changes that its declaration depends on; the value
 * is still in the field of the class before.
 */
final class Variables {

  /**
   * A variable that lost its value.
   *
   * @param name its name
   * @param cell the number of the cell that gives it one
   * @param why what happened, as the end of a sentence
   */
  record Loss(String name, int cell, String why) {

    String sentence() {
      return "%s was %s; run cell [%d] again.".formatted(name, why, cell);
    }
  }

  private final JShell jshell;
  private final WorkerControl control;
  private final Origins origins;
  private final Map<String, String> holders = new HashMap<>(); // snippet id → class name
  private final Map<String, Loss> lost = new ConcurrentHashMap<>(); // by name

  Variables(JShell jshell, WorkerControl control, Origins origins) {
    this.jshell = jshell;
    this.control = control;
    this.origins = origins;
  }

  /** What is left when the worker is another one, as the end of a sentence, and what to do. */
  static String told(List<Loss> lost) {
    return lost.isEmpty()
        ? "."
        : "; imports, methods and classes are as before, but these variables are lost: "
            + lost.stream()
                .map(loss -> loss.name() + " (cell [" + loss.cell() + "])")
                .collect(Collectors.joining(", "))
            + ". Run the cells that made them again.";
  }

  /** What another JShell has lost. */
  void lost(List<Loss> losses) {
    losses.forEach(loss -> lost.put(loss.name(), loss));
  }

  /** What to do about a name whose value is gone. */
  Optional<String> lostHint(String name) {
    return Optional.ofNullable(lost.get(name)).map(Loss::sentence);
  }

  /** A variable that was declared just now: what it held before does not matter. */
  void declared(VarSnippet variable) {
    lost.remove(variable.name());
    if (jshell.status(variable).isDefined()) {
      holders.put(variable.id(), origins.classOf(variable));
    }
  }

  /** After a change of something: carries values over to where JShell looks for them now. */
  List<Loss> settle(String changed) {
    List<Loss> all = new ArrayList<>();
    for (VarSnippet variable : jshell.variables().toList()) {
      if (!jshell.status(variable).isDefined()) {
        undefined(variable, changed).ifPresent(all::add);
        continue;
      }
      String now = origins.classOf(variable);
      String before = holders.put(variable.id(), now);
      if (before != null && !before.equals(now)) {
        Optional<String> misfit = control.copy(before, now, variable.name());
        misfit
            .flatMap(why -> lose(variable, "reset, because " + changed + " has changed"))
            .or(() -> keep(variable, changed))
            .ifPresent(all::add);
      }
    }
    return all;
  }

  /** A variable whose initialiser is not right any more, though its type may be. */
  private Optional<Loss> undefined(VarSnippet variable, String changed) {
    String before = holders.remove(variable.id());
    if (before == null) {
      return Optional.empty();
    }
    return declaredAgain(variable, before)
        ? keep(variable, changed)
        : lose(variable, "reset, because " + changed + " has changed");
  }

  /** Whether it could be declared by its type alone, and has its value again. */
  private boolean declaredAgain(VarSnippet variable, String before) {
    if (isNameless(variable)) {
      return false;
    }
    Optional<Origin> origin = origins.of(variable.id());
    String declaration = variable.typeName() + " " + variable.name() + ";";
    List<SnippetEvent> events = control.cell().aside(() -> jshell.eval(declaration));
    origins.follow(events);
    Optional<VarSnippet> fresh =
        events.stream()
            .filter(event -> event.causeSnippet() == null && event.status().isDefined())
            .map(event -> (VarSnippet) event.snippet())
            .findFirst();
    return fresh.filter(one -> hasValue(one, before, origin)).isPresent();
  }

  private boolean hasValue(VarSnippet fresh, String before, Optional<Origin> origin) {
    String now = origins.classOf(fresh);
    if (control.copy(before, now, fresh.name()).isPresent()) {
      origins.follow(jshell.drop(fresh)); // told when it is used; a null would be no help
      return false;
    }
    origin.ifPresent(known -> origins.record(fresh, known));
    holders.put(fresh.id(), now);
    return true;
  }

  private static boolean isNameless(VarSnippet variable) {
    return variable.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }

  /** A collection fits a changed element type, but its elements are of the old one. */
  private Optional<Loss> keep(VarSnippet variable, String changed) {
    boolean mentions =
        Lexer.tokens(variable.typeName()).stream().anyMatch(token -> token.is(changed));
    return mentions
        ? origins
            .of(variable.id())
            .map(o -> new Loss(variable.name(), o.cell().number(), "made with the old " + changed))
        : Optional.empty();
  }

  /**
   * The worker is gone and with it all values: forgets the variables, and makes those of the
   * startup texts anew.
   */
  List<Loss> forget() {
    List<String> startup =
        jshell.variables().filter(this::isOfStartup).map(VarSnippet::source).toList();
    List<Loss> all = forgetAll();
    startup.forEach(text -> origins.follow(jshell.eval(text)));
    return all;
  }

  /** Forgets those of the startup texts, too: it was one of them that ended the worker. */
  List<Loss> forgetAll() {
    List<Loss> all = new ArrayList<>();
    for (VarSnippet variable : jshell.variables().toList()) {
      if (!isOfStartup(variable)) {
        lose(variable, "lost with the Java process that held it").ifPresent(all::add);
      }
      origins.follow(jshell.drop(variable));
    }
    holders.clear();
    return all;
  }

  private boolean isOfStartup(VarSnippet variable) {
    return origins.of(variable.id()).filter(origin -> origin.cell().number() == 0).isPresent();
  }

  /** Remembers a loss, unless it is one of JShell's own variables that nobody misses. */
  private Optional<Loss> lose(VarSnippet variable, String why) {
    if (isNameless(variable)) {
      return Optional.empty();
    }
    Optional<Loss> loss =
        origins
            .of(variable.id())
            .map(origin -> new Loss(variable.name(), origin.cell().number(), why));
    loss.ifPresent(known -> lost.put(variable.name(), known));
    return loss;
  }
}
