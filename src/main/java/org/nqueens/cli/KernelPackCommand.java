package org.nqueens.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.nqueens.kernel.install.Jars;
import org.nqueens.kernel.install.PortableKernel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kernel pack}: a kernelspec to take along. */
@Command(
    name = "pack",
    description = {
      "Writes a kernelspec that finds Java when it starts, for other machines:",
      "install it there with jupyter kernelspec install FOLDER."
    },
    mixinStandardHelpOptions = true)
final class KernelPackCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FOLDER",
      description = "A new folder; its name is to be the kernel's, such as nqueens-java.")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    try {
      new PortableKernel(Jars.ofThisProgram()).writeTo(folder);
      spec.commandLine().getOut().println("Packed the kernel in " + folder + ".");
      return 0;
    } catch (IllegalArgumentException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 2;
    } catch (IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return 1;
    }
  }
}
