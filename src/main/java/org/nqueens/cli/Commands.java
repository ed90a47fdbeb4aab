package org.nqueens.cli;

import java.nio.file.Path;
import java.util.List;
import org.nqueens.kernel.channel.Kernel;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

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
        KernelStart.isMeant(line) ? KernelStart.run(Path.of(line.get(2))) : command(arguments));
  }

  /** Even the parser needs some memory. */
  private static int command(String[] arguments) {
    try {
      return run(commandLine(), arguments, StandardOutput.ofThisProcess());
    } catch (OutOfMemoryError full) {
      System.err.println(tooLittle());
      return CommandLine.ExitCode.SOFTWARE;
    }
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
      commands.getErr().println(tooLittle());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private static String tooLittle() {
    return "This needs more than the "
        + Runtime.getRuntime().maxMemory() / MEGA
        + " MB of memory that this JVM may use: java -Xmx8g -jar … gives more.";
  }

  static CommandLine commandLine() {
    return Numbers.readBy(new CommandLine(new Commands()))
        .registerConverter(Path.class, new FileNames())
        .setExpandAtFiles(false) // a name that begins with @ is that of a file like any other
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Commands::complain);
  }

  /** What an argument should be, in the words of the help. */
  private static String meaning(ArgSpec argument) {
    String name =
        argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    return name + ": " + String.join(" ", argument.description());
  }

  /** One sentence and where to read more; the whole help would hide the sentence. */
  static int complain(CommandLine.ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    command.getErr().println(wrong.getMessage());
    if (wrong.getArgSpec() != null && wrong.getValue() != null) {
      command.getErr().println(meaning(wrong.getArgSpec()));
    }
    CommandLine.UnmatchedArgumentException.printSuggestions(wrong, command.getErr());
    command.getErr().println("More: " + command.getCommandSpec().qualifiedName() + " --help");
    return CommandLine.ExitCode.USAGE;
  }
}
