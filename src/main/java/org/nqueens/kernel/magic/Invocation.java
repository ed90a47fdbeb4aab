package org.nqueens.kernel.magic;

import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.magic.text.Words;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Outcome;

/**
 * One call of a magic.
 *
 * @param name as the reader wrote it
 * @param arguments the text behind the name
 * @param body the rest of the cell for a cell magic
 * @param cell the number of the cell
 * @param line the line of the cell on which the call stands
 * @param output where its output goes
 */
record Invocation(
    String name, String arguments, Optional<String> body, int cell, int line, CellOutput output) {

  /** The arguments, split at blanks outside of quotes. */
  List<String> words() {
    return Words.of(arguments);
  }

  /** The Java that stands behind the name and, for a cell magic, below it, with its lines. */
  Cell code() {
    String indent = " ".repeat(1 + name.length() + 1);
    String code = body.map(below -> arguments + "\n" + below).orElse(indent + arguments);
    return new Cell(cell, code, line);
  }

  /** Prints a line. */
  void say(String text) {
    output.stream(CellOutput.Stream.OUT, text + "\n");
  }

  /** The answer of a magic that did its work and gives no value. */
  Answer done() {
    return new Answer.Ended(new Outcome.Done(Optional.empty()));
  }

  /** The answer of a magic that could not do its work. */
  Answer fail(String sentence) {
    return new Answer.Ended(Failure.of(cell, line, call(), sentence));
  }

  private String call() {
    return (body.isPresent() ? "%%" : "%") + (name + " " + arguments).strip();
  }
}
