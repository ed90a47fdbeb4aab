package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the prefix of the Python on the path. */
@FunctionalInterface
public interface PythonPrefix {

  /**
   * Looks for it.
   *
   * @return {@code sys.prefix}, or empty where there is no Python
   */
  Optional<Path> find();

  /**
   * Asks {@code python3}, and nothing else of Python is ever needed.
   *
   * @return a finder that starts a process
   */
  static PythonPrefix ofPython3() {
    return () -> {
      try {
        Process python =
            new ProcessBuilder("python3", "-c", "import sys; print(sys.prefix)")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String prefix = new String(python.getInputStream().readAllBytes()).strip();
        return prefix.isEmpty() ? Optional.empty() : Optional.of(Path.of(prefix));
      } catch (IOException e) {
        return Optional.empty();
      }
    };
  }
}
