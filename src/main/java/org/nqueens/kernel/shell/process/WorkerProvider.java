package org.nqueens.kernel.shell.process;

import java.util.Map;
import jdk.jshell.spi.ExecutionControl;
import jdk.jshell.spi.ExecutionControlProvider;
import jdk.jshell.spi.ExecutionEnv;

/**
 * Gives JShell a control whose worker was started before JShell was.
 *
 * @param control the control
 */
public record WorkerProvider(WorkerControl control) implements ExecutionControlProvider {

  @Override
  public String name() {
    return "worker";
  }

  @Override
  public ExecutionControl generate(ExecutionEnv env, Map<String, String> parameters) {
    return control;
  }
}
