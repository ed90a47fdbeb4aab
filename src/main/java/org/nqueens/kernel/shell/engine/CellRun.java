package org.nqueens.kernel.shell.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.UnresolvedReferenceException;
import jdk.jshell.VarSnippet;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.hint.Notes;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.process.Ending;
import org.nqueens.kernel.shell.report.Ansi;
import org.nqueens.kernel.shell.report.CellCheck;
import org.nqueens.kernel.shell.report.ClassFileLimits;
import org.nqueens.kernel.shell.report.CompileReport;
import org.nqueens.kernel.shell.report.ErrorReport;
import org.nqueens.kernel.shell.report.LackReport;
import org.nqueens.kernel.shell.report.Nesting;
import org.nqueens.kernel.shell.report.ThrowReport;
import org.nqueens.kernel.shell.source.CellOrder;
import org.nqueens.kernel.shell.source.Edited;
import org.nqueens.kernel.shell.source.Part;
import org.nqueens.kernel.shell.source.PartQueue;
import org.nqueens.kernel.shell.source.Rewriting;

/** One cell on its way from code to outcome. */
class CellRun {

  /** The name of an outcome. */
  static final String INTERRUPTED = "Interrupted";

  private static final String ITS_ORIGIN = "what it was made with";

  private final int number;
  private final Cell cell;
  private final CellOutput output;
  private final Knowledge knowledge;
  private final List<Snippet> snippets = new ArrayList<>(); // that the cell's parts became
  private volatile boolean interrupted;
  private volatile String why = "The cell was interrupted.";

  CellRun(int number, Cell cell, CellOutput output, Knowledge knowledge) {
    this.number = number;
    this.cell = cell;
    this.output = output;
    this.knowledge = knowledge;
  }

  /** Stops the cell; by any thread. */
  void interrupt(String reason) {
    why = reason;
    interrupted = true;
    knowledge.control.cell().halt(number);
    knowledge.outputs.withdrawQuestions(number);
  }

  /** Ends the cell with its worker; by any thread. */
  void replaceWorker(String reason) {
    knowledge.control.kill(reason);
  }

  /** Whether the cell's code runs now or has just been stopped; else it is being compiled. */
  boolean isInWorker() {
    return knowledge.control.cell().isRunning() || knowledge.control.cell().isStopped();
  }

  final Outcome execute() {
    knowledge.control.cell().begin(number);
    Outcome ended = guarded();
    // A thread that the cell waited for may have been stopped, and the cell gone on to its end.
    Outcome outcome = interrupted && ended instanceof Outcome.Done ? stopped() : ended;
    List<String> threads = knowledge.control.cell().end();
    if (outcome instanceof Outcome.Done) { // else the error says it
      knowledge.outputs.unansweredHint().ifPresent(this::say);
    }
    return interrupted && !threads.isEmpty() ? withThreads(outcome, threads) : outcome;
  }

  private Outcome guarded() {
    try {
      return run();
    } catch (StackOverflowError e) {
      return failed(ErrorReport.COMPILATION, "This code is nested too deeply for the compiler.");
    } catch (OutOfMemoryError e) {
      return failed(ErrorReport.COMPILATION, "This code is too large for the compiler's memory.");
    }
  }

  private static Outcome withThreads(Outcome outcome, List<String> threads) {
    if (!(outcome instanceof Outcome.Failed failed)) {
      return outcome;
    }
    List<String> report = new ArrayList<>(failed.report());
    report.add("Threads that the cell started and that go on: " + String.join(", ", threads));
    return new Outcome.Failed(failed.name(), failed.message(), report);
  }

  /** What it is about; in the thread of the engine. */
  Outcome run() {
    Optional<Outcome> excess = Nesting.refusal(cell).or(() -> ClassFileLimits.refusal(cell));
    if (excess.isPresent()) {
      return excess.get();
    }
    reviveIfDead();
    List<Part> parts = knowledge.splitter.split(cell.code());
    Optional<Outcome> refused = CellCheck.of(cell, parts);
    if (refused.isPresent()) {
      return refused.get();
    }
    knowledge.imports.need(cell.code());
    try {
      return run(parts);
    } finally {
      if (knowledge.curtain.open()) {
        settle(ITS_ORIGIN);
      }
    }
  }

  private Outcome run(List<Part> parts) {
    Optional<Snippet> last = Optional.empty();
    PartQueue queue = new PartQueue(CellOrder.of(parts));
    while (!queue.isEmpty()) {
      if (interrupted) {
        return stopped();
      }
      Part part = queue.next();
      Edited text = Rewriting.of(part, parts);
      SnippetEvent event = evaluate(part, text);
      Optional<Outcome> failure = failure(event, new Origin(cell, part.offset(), text));
      if (failure.filter(CellRun::isOfCompiler).isPresent() && isPutOff(part, parts, queue)) {
        continue;
      }
      if (failure.isPresent()) {
        return failure.get();
      }
      last =
          Optional.of(event).filter(one -> one.status() == Status.VALID).map(SnippetEvent::snippet);
    }
    new Notes(knowledge, snippets).all().forEach(this::say);
    return last.filter(CellRun::hasResult).map(snippet -> render()).orElseGet(CellRun::done);
  }

  /** Whether a part that does not compile is to be tried again, in other surroundings. */
  private boolean isPutOff(Part part, List<Part> parts, PartQueue queue) {
    if (!part.isAction() && knowledge.curtain.draw(parts)) {
      queue.giveBack(part);
      return true;
    }
    return queue.postpone(part);
  }

  /** A declaration that lacks nothing, that JShell took, and of which no class could be made. */
  private boolean isSpoiled(Snippet snippet) {
    boolean lacks =
        snippet instanceof DeclarationSnippet declared
            && knowledge.jshell.unresolvedDependencies(declared).findAny().isPresent();
    return ClassFileLimits.isExceeded(knowledge.jshell.status(snippet), lacks);
  }

  private Optional<Outcome> spoiled(Snippet snippet, Origin origin) {
    if (!isSpoiled(snippet)) {
      return Optional.empty();
    }
    List<Diag> mistakes =
        knowledge
            .jshell
            .diagnostics(snippet)
            .filter(found -> found.isError() && !ClassFileLimits.isLimit(found))
            .toList();
    knowledge.jshell.drop(snippet);
    return Optional.of(
        mistakes.isEmpty()
            ? ClassFileLimits.refuse(Place.of(cell, origin.offset()))
            : new CompileReport(knowledge).of(mistakes, origin));
  }

  private SnippetEvent evaluate(Part part, Edited text) {
    Evaluation evaluation = Evaluation.of(new Origin(cell, part.offset(), text), knowledge);
    evaluation.snippets().forEach(this::evaluated);
    SnippetEvent last = evaluation.last();
    if (!isSpoiled(last.snippet())) { // else it will be refused, and takes nothing's place
      evaluation.makeRoom().forEach(this::say);
    }
    evaluation.follow().forEach(this::say);
    String changed = part.declared().name();
    settle(changed.isEmpty() ? ITS_ORIGIN : changed);
    return last;
  }

  private void settle(String changed) {
    knowledge.variables.settle(changed).forEach(loss -> say(loss.sentence()));
  }

  private void evaluated(Snippet snippet) {
    snippets.add(snippet);
    if (snippet instanceof VarSnippet variable) {
      knowledge.variables.declared(variable);
    }
  }

  private Optional<Outcome> failure(SnippetEvent event, Origin origin) {
    if (event.status() == Status.REJECTED) {
      return Optional.of(
          new CompileReport(knowledge)
              .of(knowledge.jshell.diagnostics(event.snippet()).toList(), origin));
    }
    if (event.exception() instanceof UnresolvedReferenceException unresolved
        && knowledge.control.cell().ending() instanceof Ending.Lacked lacked) {
      return Optional.of(new LackReport(knowledge).of(unresolved.getSnippet(), lacked.trouble()));
    }
    return failure(knowledge.control.cell().ending()).or(() -> spoiled(event.snippet(), origin));
  }

  private static boolean isOfCompiler(Outcome outcome) {
    return outcome instanceof Outcome.Failed failed
        && failed.name().equals(ErrorReport.COMPILATION);
  }

  /** What an ending means for the reader, unless it is a good one. */
  final Optional<Outcome> failure(Ending ending) {
    if (ending instanceof Ending.Threw threw) {
      return Optional.of(ThrowReport.of(threw.trouble(), knowledge));
    } else if (ending instanceof Ending.Stopped) {
      return Optional.of(stopped());
    } else if (ending instanceof Ending.Died died) {
      return Optional.of(failed("WorkerEnded", died.why() + revive()));
    }
    return Optional.empty();
  }

  private Outcome render() {
    Optional<MimeBundle> bundle = knowledge.control.cell().render();
    return failure(knowledge.control.cell().ending()).orElse(new Outcome.Done(bundle));
  }

  private static Outcome done() {
    return new Outcome.Done(Optional.empty());
  }

  private static boolean hasResult(Snippet snippet) {
    return snippet.kind() == Snippet.Kind.EXPRESSION
        || snippet.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }

  private Outcome.Failed stopped() {
    return stopped(why);
  }

  static Outcome.Failed stopped(String why) {
    return failed(INTERRUPTED, why);
  }

  private static Outcome.Failed failed(String name, String message) {
    return new Outcome.Failed(name, message, List.of(Ansi.wrong(name) + ": " + message));
  }

  /** Sees that there is a worker. */
  final void reviveIfDead() {
    if (!knowledge.control.isWorkerAlive()) {
      say("The Java process that runs the cells had ended." + revive());
    }
  }

  /** A fresh worker; what was lost, as sentences. */
  private String revive() {
    knowledge.control.revive();
    if (cell.number() == 0) {
      knowledge.variables.forgetAll();
      return " A fresh one has taken over, without the variables of the startup texts.";
    }
    return " A fresh one has taken over" + Variables.told(knowledge.variables.forget());
  }

  private void say(String note) {
    output.stream(CellOutput.Stream.ERR, "Note: " + note + "\n");
  }
}
