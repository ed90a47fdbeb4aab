package org.nqueens.kernel.shell;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.display.MimeBundle;

/** One cell on its way from code to outcome. */
final class CellRun {

  private final int number;
  private final Cell cell;
  private final CellOutput output;
  private final Knowledge knowledge;
  private volatile boolean interrupted;

  CellRun(int number, Cell cell, CellOutput output, Knowledge knowledge) {
    this.number = number;
    this.cell = cell;
    this.output = output;
    this.knowledge = knowledge;
  }

  /** Stops the cell; by any thread. */
  void interrupt() {
    interrupted = true;
    knowledge.control.halt(number);
    knowledge.outputs.withdrawQuestion();
  }

  Outcome execute() {
    knowledge.control.begin(number);
    try {
      return run();
    } catch (StackOverflowError e) {
      return failed(CompileReport.NAME, "This code is nested too deeply for the compiler.");
    } finally {
      knowledge.control.end();
    }
  }

  private Outcome run() {
    reviveIfDead();
    Optional<Snippet> last = Optional.empty();
    for (Part part : knowledge.splitter.split(cell.code())) {
      if (interrupted) {
        return stopped();
      }
      SnippetEvent event = evaluate(part);
      Optional<Outcome> failure = failure(part, event);
      if (failure.isPresent()) {
        return failure.get();
      }
      last = Optional.of(event.snippet());
    }
    return last.filter(CellRun::hasResult).map(snippet -> render()).orElseGet(CellRun::done);
  }

  private SnippetEvent evaluate(Part part) {
    List<SnippetEvent> events = knowledge.jshell.eval(part.source());
    for (SnippetEvent event : events) {
      if (event.causeSnippet() == null) {
        evaluated(event.snippet(), part);
      }
    }
    knowledge.variables.settle().forEach(loss -> say(reset(loss)));
    return events.get(events.size() - 1).causeSnippet() == null
        ? events.get(events.size() - 1)
        : events.get(0);
  }

  private void evaluated(Snippet snippet, Part part) {
    knowledge.origins.record(snippet, new Origin(cell, part.offset()));
    knowledge.origins.classOf(snippet);
    if (snippet instanceof VarSnippet variable) {
      knowledge.variables.declared(variable);
    }
  }

  private Optional<Outcome> failure(Part part, SnippetEvent event) {
    if (event.status() == Status.REJECTED) {
      return Optional.of(
          CompileReport.of(
              knowledge.jshell.diagnostics(event.snippet()).toList(),
              new Origin(cell, part.offset())));
    }
    return failure(knowledge.control.ending());
  }

  private Optional<Outcome> failure(Ending ending) {
    if (ending instanceof Ending.Threw threw) {
      return Optional.of(ThrowReport.of(threw.trouble(), knowledge.origins));
    } else if (ending instanceof Ending.Lacked lacked) {
      return Optional.of(ThrowReport.of(lacked.trouble(), knowledge.origins));
    } else if (ending instanceof Ending.Stopped) {
      return Optional.of(stopped());
    } else if (ending instanceof Ending.Died died) {
      return Optional.of(failed("WorkerEnded", died.why() + revive()));
    }
    return Optional.empty();
  }

  private Outcome render() {
    Optional<MimeBundle> bundle = knowledge.control.render();
    return failure(knowledge.control.ending()).orElse(new Outcome.Done(bundle));
  }

  private static Outcome done() {
    return new Outcome.Done(Optional.empty());
  }

  private static boolean hasResult(Snippet snippet) {
    return snippet.kind() == Snippet.Kind.EXPRESSION
        || snippet.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }

  private static Outcome stopped() {
    return failed("Interrupted", "The cell was interrupted.");
  }

  private static Outcome failed(String name, String message) {
    return new Outcome.Failed(name, message, List.of(Ansi.wrong(name) + ": " + message));
  }

  private void reviveIfDead() {
    if (!knowledge.control.isWorkerAlive()) {
      say("The Java process that runs the cells had ended." + revive());
    }
  }

  /** A fresh worker; what was lost, as sentences. */
  private String revive() {
    knowledge.control.revive();
    List<Variables.Loss> lost = knowledge.variables.forget();
    if (lost.isEmpty()) {
      return " A fresh one has taken over.";
    }
    return " A fresh one has taken over; imports, methods and classes are as before, but these"
        + " variables are lost: "
        + lost.stream()
            .map(loss -> loss.name() + " (cell [" + loss.origin().cell().number() + "])")
            .collect(Collectors.joining(", "))
        + ". Run the cells that made them again.";
  }

  private static String reset(Variables.Loss loss) {
    return "%s was reset, because something that it was made with has changed; run cell [%d] again."
        .formatted(loss.name(), loss.origin().cell().number());
  }

  private void say(String note) {
    output.stream(CellOutput.Stream.ERR, "Note: " + note + "\n");
  }
}
