package org.nqueens.kernel.install;

import java.io.IOException;
import java.util.List;

/** Runs a kernel once as a client would, so that its JVMs learn which classes they will need. */
@FunctionalInterface
public interface Rehearsal {

  /**
   * Starts a kernel, runs a few cells and stops it.
   *
   * @param command its command line, with {@code {connection_file}} where that goes
   * @throws IOException if the kernel does not start or does not answer
   */
  void run(List<String> command) throws IOException;
}
