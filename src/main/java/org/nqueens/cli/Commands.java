package org.nqueens.cli;

import java.nio.file.Path;
import java.util.List;
import org.nqueens.kernel.channel.Kernel;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Hands the arguments of the command line to the command they name. */
@Command(
    name = "nqueens",
    description = "An executable book about the eight-queens problem, and its Java kernel.",
    mixinStandardHelpOptions = true,
    versionProvider = Commands.Version.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      CountCommand.class,
      SolveCommand.class,
      TraceCommand.class,
      SweepCommand.class,
      ForecastCommand.class,
      SolversCommand.class,
      RunCommand.class,
      WeaveCommand.class,
      BookCommand.class,
      KernelCommand.class
    })
public final class Commands {

  private static final long MEGA = 1_000_000;

  /** Apart from the commands: a kernel that starts must not open the parser's jar for it. */
  static final class Version implements CommandLine.IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"nqueens " + Kernel.version()};
    }
  }

  /** The command that says what commands there are; picocli makes it. */
  public Commands() {}

  /**
   * Runs one command and ends the process with its exit code: 0 done, 1 the work failed, 2 wrong
   * use.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    VectorLaunch.endWithStarter();
    List<String> line = List.of(arguments);
    System.exit(
        KernelStart.isMeant(line)
            ? KernelStart.run(Path.of(line.get(2)))
            : run(commandLine(), arguments, StandardOutput.ofThisProcess()));
  }

  /** Runs one command; what it prints but cannot write makes it fail. */
  static int run(CommandLine commands, String[] arguments, StandardOutput output) {
    commands.setOut(output.writer());
    int code = execute(commands, arguments);
    commands.getOut().flush();
    return output.end(code, commands.getErr());
  }

  /** Whatever a command holds is free again when its lack of memory is told here. */
  private static int execute(CommandLine commands, String[] arguments) {
    try {
      return commands.execute(arguments);
    } catch (OutOfMemoryError full) {
      commands
          .getErr()
          .println(
              "This needs more than the %d MB of memory that this JVM may use: java -Xmx8g -jar …"
                      .formatted(Runtime.getRuntime().maxMemory() / MEGA)
                  + " gives more.");
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  static CommandLine commandLine() {
    return new CommandLine(new Commands())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Commands::complain);
  }

  /** One sentence and where to read more; the whole help would hide the sentence. */
  static int complain(CommandLine.ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    command.getErr().println(wrong.getMessage());
    CommandLine.UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
    command.getErr().println("More: " + command.getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }
}
