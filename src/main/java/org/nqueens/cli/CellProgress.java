package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.notebook.Ansi;
import org.nqueens.kernel.notebook.CellFailure;
import org.nqueens.kernel.notebook.Durations;
import org.nqueens.kernel.notebook.RunListener;

/**
 * Shows how a run goes on: on a terminal one line with a bar, written over by each cell; otherwise
 * a line for each cell that has ended. A failure is shown in full.
 */
final class CellProgress implements RunListener {

  private static final int BAR = 20;

  private final String notebook;
  private final PrintWriter out;
  private final Terminal terminal;

  CellProgress(String notebook, PrintWriter out, Terminal terminal) {
    this.notebook = notebook;
    this.out = out;
    this.terminal = terminal;
  }

  @Override
  public void started(Place place) {
    if (terminal.lively()) {
      int done = BAR * (place.number() - 1) / place.total();
      String bar = "█".repeat(done) + "░".repeat(BAR - done);
      overwrite(notebook + " " + bar + " " + cell(place) + "  " + place.cell().firstLine());
    }
  }

  @Override
  public void ended(Place place, Duration time, Optional<CellFailure> failure) {
    if (terminal.lively()) {
      overwrite("");
    } else {
      String head = notebook + "  " + cell(place) + "  " + Durations.show(time);
      out.println(cut(head + "  " + place.cell().firstLine()));
    }
    failure.ifPresent(this::show);
    out.flush();
  }

  private void show(CellFailure failure) {
    String id = failure.cell().id().map(name -> " (" + name + ")").orElse("");
    out.println(
        notebook + ": cell " + failure.number() + id + " failed: " + failure.cell().firstLine());
    List<String> lines = failure.report().stream().flatMap(String::lines).toList();
    lines.forEach(line -> out.println("    " + (terminal.lively() ? line : Ansi.plain(line))));
  }

  private static String cell(Place place) {
    return "cell " + place.number() + " of " + place.total();
  }

  private void overwrite(String line) {
    out.print("\r\u001b[K" + cut(line));
    out.flush();
  }

  private String cut(String line) {
    int width = terminal.width() - 1;
    return line.length() <= width ? line : line.substring(0, width - 1) + "…";
  }
}
