package org.nqueens.kernel.magic;

import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.Interpreter;
import org.nqueens.kernel.shell.Outcome;

/** Lists the variables: type, name and value of each. */
final class VariablesMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line("vars", "%vars", "lists the variables with their types and values");

  private final Interpreter java;

  VariablesMagic(Interpreter java) {
    this.java = java;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    Outcome outcome = java.variables(new Cell(call.cell(), "%vars", call.line()), call.output());
    if (!(outcome instanceof Outcome.Done done)) {
      return new Answer.Ended(outcome);
    }
    String list = done.result().map(MimeBundle::plain).orElse("");
    call.say(list.isEmpty() ? "There are none yet." : list);
    return call.done();
  }
}
