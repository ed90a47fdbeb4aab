package org.nqueens.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.kernel.channel.Rehearsal;
import org.nqueens.kernel.install.Cache;
import org.nqueens.kernel.install.Jars;
import org.nqueens.kernel.install.Java;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kernel archive}: what a packed kernel calls behind its first start. */
@Command(
    name = "archive",
    description = "Makes the class-data archives of a packed kernel; its first start calls this.",
    mixinStandardHelpOptions = true)
final class KernelArchiveCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "FOLDER",
      description = "Where they go; if it is there, nothing is done.")
  private Path folder;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    try {
      Cache cache = new Cache(Java.ofThisProcess(), Jars.ofThisProgram(), Rehearsal::run);
      Optional<String> complaint = cache.fill(folder);
      complaint.ifPresent(why -> spec.commandLine().getErr().println("No archive: " + why + "."));
      return complaint.isPresent() ? 1 : 0;
    } catch (IllegalArgumentException | IllegalStateException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return e instanceof IllegalStateException ? 1 : 2;
    }
  }
}
