package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.nqueens.kernel.channel.Rehearsal;
import org.nqueens.kernel.install.Installation;
import org.nqueens.kernel.install.Installer;
import org.nqueens.kernel.install.Jars;
import org.nqueens.kernel.install.Java;
import org.nqueens.kernel.install.Prefix;
import org.nqueens.kernel.install.PythonPrefix;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code kernel install}: puts the kernel where Jupyter finds it. */
@Command(
    name = "install",
    description = {
      "Installs the Java kernel for Jupyter; Python is not needed.",
      "The kernel runs on the Java that runs this command, and has its own copy of all jars."
    },
    mixinStandardHelpOptions = true)
final class KernelInstallCommand implements Callable<Integer> {

  /** One place at most. */
  static final class Place {
    private static final String ACTIVE = "\0"; // no file can be called so

    @Option(names = "--user", description = "For this user alone; so it is without an option.")
    private boolean user;

    @Option(
        names = "--sys-prefix",
        arity = "0..1",
        fallbackValue = ACTIVE,
        paramLabel = "FOLDER",
        description = "Into a Python environment: the given one, or the active one.")
    private String sysPrefix;

    @Option(
        names = "--prefix",
        paramLabel = "FOLDER",
        description = "Into FOLDER/share/jupyter/kernels.")
    private Path prefix;

    Prefix find(Map<String, String> environment) {
      if (prefix != null) {
        return Prefix.of(prefix);
      }
      if (sysPrefix == null) {
        return Prefix.user(environment);
      }
      return sysPrefix.equals(ACTIVE)
          ? Prefix.active(environment, PythonPrefix.ofPython3())
          : Prefix.of(FileNames.of(sysPrefix));
    }
  }

  @ArgGroup private Place place = new Place();

  @Option(
      names = "--name",
      defaultValue = Installer.NAME,
      paramLabel = "NAME",
      description = "The kernel's name for Jupyter; ${DEFAULT-VALUE} without it.")
  private String name;

  @Option(
      names = "--java",
      paramLabel = "JDK",
      description = "The JDK that runs the kernel, 17 or newer; without it the one that runs this.")
  private Path java;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    try {
      Java jdk = java == null ? Java.ofThisProcess() : Java.at(java);
      Prefix prefix = place.find(System.getenv());
      Installation made =
          new Installer(jdk, Jars.ofThisProgram(), Rehearsal::run).install(prefix, name);
      out.printf("Installed the kernel %s in %s (Java %d).%n", name, made.folder(), jdk.version());
      made.complaint()
          .ifPresent(why -> err.printf("It will start slower than it could: %s.%n", why));
      return 0;
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
      return 2;
    } catch (IllegalStateException e) {
      err.println(e.getMessage());
      return 1;
    }
  }
}
