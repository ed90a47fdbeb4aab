package org.nqueens.kernel.channel;

import java.nio.file.Path;
import org.nqueens.kernel.session.ScriptedInterpreter;
import org.nqueens.kernel.wire.Connection;

/** A kernel without Java, for trying clients by hand. */
final class ScriptedKernel {

  private ScriptedKernel() {}

  public static void main(String[] arguments) {
    Connection connection = Connection.read(Path.of(arguments[0]));
    new Kernel(connection, System.getenv(), System.err::println).run(ScriptedInterpreter::new);
  }
}
