package org.nqueens.kernel.channel;

import java.util.Map;
import java.util.Optional;

/**
 * Watches the process that started the kernel, so that no kernel outlives its server.
 *
 * @param parent the server's process, if it can be seen
 */
record ParentWatch(Optional<ProcessHandle> parent) {

  /** Names the server's process; set by {@code jupyter_client}. */
  private static final String VARIABLE = "JPY_PARENT_PID";

  /** The watch that an environment asks for; none without the variable. */
  static ParentWatch of(Map<String, String> environment) {
    return new ParentWatch(
        Optional.ofNullable(environment.get(VARIABLE)).flatMap(ParentWatch::process));
  }

  /** Runs something when the parent ends. */
  void onEnd(Runnable action) {
    parent.ifPresent(process -> process.onExit().thenRun(action));
  }

  /** On Windows the variable holds a handle, not a process number: then it is our own parent. */
  private static Optional<ProcessHandle> process(String number) {
    ProcessHandle self = ProcessHandle.current();
    try {
      Optional<ProcessHandle> named = ProcessHandle.of(Long.parseLong(number));
      boolean windows = System.getProperty("os.name").startsWith("Windows");
      return windows || named.isEmpty() ? self.parent() : named;
    } catch (NumberFormatException e) {
      return self.parent();
    }
  }
}
