package org.nqueens.kernel.install;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;

/**
 * Makes class-data archives: runs a kernel once, with options by which its JVMs write down which
 * classes they needed.
 *
 * @param command how that kernel is started
 * @param archives what is to be made; their folder is there
 * @param rehearsal what is done with the kernel
 */
record Training(CommandLine command, Archives archives, Rehearsal rehearsal) {

  /** Runs it; the answer says why there is no archive, where there is none. */
  Optional<String> run() {
    try {
      rehearsal.run(command.making(archives));
      archives.clean();
      return Files.exists(archives.kernel())
          ? Optional.empty()
          : Optional.of("the JVM made no archive");
    } catch (IOException e) {
      return Optional.of(e.getMessage());
    }
  }
}
