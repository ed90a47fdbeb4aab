package org.nqueens.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code kernel start}: see {@link KernelStart}, which the kernelspec reaches without a parser. */
@Command(
    name = "start",
    description = "Starts a kernel; this is what the kernelspec calls.",
    mixinStandardHelpOptions = true)
final class KernelStartCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "CONNECTION_FILE",
      description = "JSON with ports and key, as Jupyter writes it.")
  private Path connectionFile;

  @Override
  public Integer call() {
    return KernelStart.run(connectionFile);
  }
}
