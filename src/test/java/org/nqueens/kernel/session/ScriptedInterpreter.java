package org.nqueens.kernel.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/**
 * An interpreter without Java: each line of a cell is a word that says what to do. Any other line
 * is the cell's value.
 */
public final class ScriptedInterpreter implements Interpreter {

  private final Semaphore interrupts = new Semaphore(0);

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    Optional<MimeBundle> value = Optional.empty();
    for (String line : cell.code().lines().toList()) {
      String word = line.replaceFirst(" .*", "");
      String rest = line.substring(Math.min(line.length(), word.length() + 1));
      switch (word) {
        case "out" -> output.stream(CellOutput.Stream.OUT, rest + "\n");
        case "err" -> output.stream(CellOutput.Stream.ERR, rest + "\n");
        case "show" -> output.display(MimeBundle.text(rest), Optional.of("shown"));
        case "update" -> output.update("shown", MimeBundle.text(rest));
        case "clear" -> output.clear(true);
        case "ask" -> value = output.input(rest, false).map(MimeBundle::text);
        case "late" -> later(() -> output.stream(CellOutput.Stream.OUT, rest + "\n"));
        case "fail" -> {
          return new Outcome.Failed("Failure", rest, List.of("Failure: " + rest));
        }
        case "exit" -> {
          return new Outcome.Failed("CompilationError", "no such name", List.of("no such name"));
        }
        case "throw" -> throw new OutOfMemoryError(rest);
        case "wait" -> {
          interrupts.acquireUninterruptibly();
          return new Outcome.Failed("Interrupted", "stopped", List.of("stopped"));
        }
        default -> value = Optional.of(MimeBundle.text(line));
      }
    }
    return new Outcome.Done(value);
  }

  @Override
  public Outcome variables(Cell cell, CellOutput output) {
    return new Outcome.Done(Optional.empty());
  }

  @Override
  public Completions complete(String code, int cursor) {
    var proposal = new Completions.Proposal(code.substring(0, cursor) + "!", "word", "");
    return new Completions(0, cursor, List.of(proposal));
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    return code.startsWith("known") ? Optional.of("about " + code) : Optional.empty();
  }

  @Override
  public Completeness completeness(String code) {
    return code.endsWith("{")
        ? new Completeness(Completeness.State.INCOMPLETE, "  ")
        : new Completeness(Completeness.State.COMPLETE, "");
  }

  @Override
  public void addToClassPath(List<Path> entries) {}

  @Override
  public List<Definition> definitions() {
    return List.of();
  }

  @Override
  public void reset() {}

  @Override
  public void interrupt() {
    interrupts.release();
  }

  @Override
  public void close() {}

  private static void later(Runnable print) {
    new Thread(
            () -> {
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              print.run();
            })
        .start();
  }
}
