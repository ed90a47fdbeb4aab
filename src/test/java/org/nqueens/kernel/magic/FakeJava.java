package org.nqueens.kernel.magic;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Completeness;
import org.nqueens.kernel.shell.Completions;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/**
 * Takes note of what it is asked. Code that ends in a semicolon or a brace gives nothing, code with
 * {@code throw} fails, and the value of all other code is its text.
 */
final class FakeJava implements Interpreter {

  final List<Cell> cells = new ArrayList<>();
  final List<Path> classPath = new ArrayList<>();
  final List<Definition> definitions = new ArrayList<>();
  final List<String> asked = new ArrayList<>();
  int interrupts;

  List<String> codes() {
    return cells.stream().map(Cell::code).toList();
  }

  @Override
  public Outcome execute(Cell cell, CellOutput output) {
    cells.add(cell);
    String code = cell.code().strip();
    if (code.contains("throw")) {
      return new Outcome.Failed("Oops", "thrown", List.of("Oops: thrown"));
    }
    boolean silent = code.endsWith(";") || code.endsWith("}") || code.isEmpty();
    return new Outcome.Done(silent ? Optional.empty() : Optional.of(MimeBundle.text(code)));
  }

  @Override
  public Outcome variables(Cell cell, CellOutput output) {
    String list =
        definitions.stream()
            .filter(one -> one.kind() == Definition.Kind.VARIABLE)
            .map(one -> one.type() + " " + one.name() + " = " + one.name())
            .collect(java.util.stream.Collectors.joining("\n"));
    return new Outcome.Done(Optional.of(MimeBundle.text(list)));
  }

  @Override
  public Completions complete(String code, int cursor) {
    asked.add(code);
    return new Completions(cursor, cursor, List.of());
  }

  @Override
  public Optional<String> inspect(String code, int cursor) {
    asked.add(code);
    return Optional.empty();
  }

  @Override
  public Completeness completeness(String code) {
    asked.add(code);
    return new Completeness(Completeness.State.UNKNOWN, "");
  }

  @Override
  public void addToClassPath(List<Path> entries) {
    classPath.addAll(entries);
  }

  @Override
  public List<Definition> definitions() {
    return definitions;
  }

  @Override
  public void reset() {
    definitions.clear();
  }

  @Override
  public void interrupt() {
    interrupts++;
  }

  @Override
  public void close() {
    asked.add("close");
  }
}
