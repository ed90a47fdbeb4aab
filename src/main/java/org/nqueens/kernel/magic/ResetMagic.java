package org.nqueens.kernel.magic;

import org.nqueens.kernel.shell.JavaInterpreter;

/** Forgets what the cells have declared. */
final class ResetMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "reset",
          "%reset",
          "forgets all variables, methods, types and imports of the cells; the class path stays");

  private final JavaInterpreter java;

  ResetMagic(JavaInterpreter java) {
    this.java = java;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    int count = java.declarations().size();
    java.reset();
    call.say("Forgotten: " + count + (count == 1 ? " declaration." : " declarations."));
    return call.done();
  }
}
