package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Outcome;

/** An interpreter that does with each source what a test has laid down for it. */
final class ScriptedInterpreter extends EchoInterpreter {

  private final Map<String, Function<CellOutput, Outcome>> script;
  final List<Cell> executed = new ArrayList<>();
  final List<Integer> asked = new ArrayList<>(); // for definitions, after so many cells
  final CountDownLatch interrupted = new CountDownLatch(1);
  boolean closed;

  ScriptedInterpreter(Map<String, Function<CellOutput, Outcome>> script) {
    super(code -> code);
    this.script = script;
  }

  static Outcome nothing() {
    return new Outcome.Done(Optional.empty());
  }

  static Outcome failed(String name) {
    return new Outcome.Failed(name, "It failed.", List.of("\u001b[31m" + name + "\u001b[0m"));
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    executed.add(cell);
    return script.getOrDefault(cell.code(), o -> nothing()).apply(output);
  }

  @Override
  public List<Definition> definitions() {
    asked.add(executed.size());
    return super.definitions();
  }

  @Override
  public void interrupt() {
    interrupted.countDown();
  }

  @Override
  public void close() {
    closed = true;
  }
}
