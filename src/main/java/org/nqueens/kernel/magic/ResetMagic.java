package org.nqueens.kernel.magic;

import org.nqueens.kernel.shell.Interpreter;

/** Forgets what the cells have declared. */
final class ResetMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "reset",
          "%reset",
          "forgets all variables, methods, types and imports of the cells; the class path stays");

  private final Interpreter java;

  ResetMagic(Interpreter java) {
    this.java = java;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    java.reset();
    call.say("All definitions of the cells are forgotten.");
    return call.done();
  }
}
