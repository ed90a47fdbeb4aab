package org.nqueens.kernel.notebook;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** An interpreter that answers each cell with a text made of its code; knows nothing else. */
public class EchoInterpreter implements Interpreter {

  private final UnaryOperator<String> answer;

  /** An interpreter with this answer. */
  public EchoInterpreter(UnaryOperator<String> answer) {
    this.answer = answer;
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    return new Outcome.Done(Optional.of(MimeBundle.text(answer.apply(cell.code()))));
  }

  @Override
  public Outcome variables(Cell cell, CellOutput output) {
    return new Outcome.Done(Optional.empty());
  }

  @Override
  public Completions complete(String code, int cursor) {
    return new Completions(cursor, cursor, List.of());
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    return Optional.empty();
  }

  @Override
  public Completeness completeness(String code) {
    return new Completeness(Completeness.State.UNKNOWN, "");
  }

  @Override
  public void interrupt() {}

  @Override
  public void addToClassPath(List<Path> entries) {}

  @Override
  public List<Definition> definitions() {
    return List.of();
  }

  @Override
  public void reset() {}

  @Override
  public void close() {}
}
