package org.nqueens.cli;

import java.nio.file.Path;
import java.util.List;
import org.nqueens.kernel.channel.Kernel;

/**
 * Starts a kernel, without the parser of the command line: each of its 50 ms would be waited for.
 */
final class KernelStart {

  private KernelStart() {}

  /** Whether the command line is exactly what a kernelspec says. */
  static boolean isMeant(List<String> arguments) {
    return arguments.size() == 3
        && arguments.subList(0, 2).equals(List.of("kernel", "start"))
        && !arguments.get(2).isEmpty()
        && !arguments.get(2).startsWith("-");
  }

  /**
   * Runs a kernel to its end.
   *
   * @return the exit code: 0 after a shutdown, 1 where the kernel cannot start
   */
  static int run(Path connectionFile) {
    try {
      Kernel.start(connectionFile, System.getenv(), KernelStart::log);
      return 0;
    } catch (IllegalArgumentException | IllegalStateException e) {
      System.err.println(e.getMessage());
      return 1;
    }
  }

  private static void log(String line) {
    System.err.println("nqueens-java: " + line);
  }
}
