package org.nqueens.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The entry point of the jar: hands the arguments to the command they name. */
@Command(
    name = "nqueens",
    description = "An executable book about the eight-queens problem, and its Java kernel.",
    mixinStandardHelpOptions = true,
    version = "nqueens 0.1.0",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      CountCommand.class,
      SolveCommand.class,
      TraceCommand.class,
      SweepCommand.class,
      SolversCommand.class,
      RunCommand.class,
      WeaveCommand.class,
      BookCommand.class,
      KernelCommand.class
    })
public final class Main {

  /** The command that says what commands there are; picocli makes it. */
  public Main() {}

  /**
   * Runs one command and ends the process with its exit code: 0 done, 1 the work failed, 2 wrong
   * use.
   *
   * @param arguments the command line
   */
  public static void main(String[] arguments) {
    List<String> line = List.of(arguments);
    System.exit(
        KernelStart.isMeant(line)
            ? KernelStart.run(Path.of(line.get(2)))
            : commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Main::complain);
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
