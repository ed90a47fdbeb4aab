package org.nqueens.kernel.shell.report;

import java.util.ArrayList;
import java.util.List;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.Diag;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.hint.Finding;
import org.nqueens.kernel.shell.hint.Hints;
import org.nqueens.kernel.shell.hint.Missing;
import org.nqueens.kernel.shell.hint.World;

/** Tells the reader that something was called which lacks something itself. */
public final class LackReport {

  private static final String NAME = "UnresolvedReference";

  private final World world;

  /**
   * The reports on cells of one world.
   *
   * @param world what the cells have made
   */
  public LackReport(World world) {
    this.world = world;
  }

  /**
   * The report on a call of something that is declared and cannot run as yet.
   *
   * @param snippet what was called
   * @param trouble what JShell threw instead
   * @return the outcome of the cell
   */
  public Outcome.Failed of(DeclarationSnippet snippet, Trouble trouble) {
    Missing missing = new Missing(world, snippet);
    if (missing.names().isEmpty()) {
      return misfit(snippet, trouble);
    }
    String message = snippet.name() + " needs " + missing.names() + ", not defined yet";
    List<String> lines = new ArrayList<>();
    lines.add(Ansi.wrong(NAME) + ": " + message);
    lines.addAll(new Trace(world.origins()).of(trouble));
    Hints hints = new Hints(world);
    for (Finding finding : missing.findings()) {
      lines.addAll(ErrorReport.lines(finding.message(), finding.place(), hints.of(finding)));
    }
    return new Outcome.Failed(NAME, message, lines);
  }

  /** All that it refers to is there, but is not any more what it was. */
  private Outcome.Failed misfit(DeclarationSnippet snippet, Trouble trouble) {
    String message = snippet.name() + " does not fit what it uses, which has changed";
    List<String> lines = new ArrayList<>();
    lines.add(Ansi.wrong(NAME) + ": " + message);
    lines.addAll(new Trace(world.origins()).of(trouble));
    List<Diag> mistakes = world.jshell().diagnostics(snippet).toList();
    world
        .origins()
        .of(snippet.id())
        .filter(origin -> !mistakes.isEmpty())
        .map(origin -> new CompileReport(world).of(mistakes, origin))
        .ifPresent(failed -> lines.addAll(failed.report()));
    return new Outcome.Failed(NAME, message, lines);
  }
}
