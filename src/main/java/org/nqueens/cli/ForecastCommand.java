package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nqueens.printout.Outlook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code forecast}: what large boards would need, on one core and on many. */
@Command(
    name = "forecast",
    mixinStandardHelpOptions = true,
    description =
        "Measures tasks of large boards, drawn at random, and simulates their counts on 1 to 4096"
            + " cores; prints a table in Markdown. A board takes from seconds to minutes.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done", "1:the memory did not do", "2:wrong use"})
final class ForecastCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--from",
      paramLabel = "A",
      required = true,
      description = "The smallest board, from 2.")
  private int from;

  @Option(
      names = "--to",
      paramLabel = "B",
      required = true,
      description = "The largest board, up to 28.")
  private int to;

  @Option(
      names = "--tasks",
      paramLabel = "K",
      defaultValue = "40",
      description =
          "How many tasks are measured for each board, 2 or more; ${DEFAULT-VALUE} unless given.")
  private int tasks;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "27",
      description = "The same whole number draws the same tasks; ${DEFAULT-VALUE} unless given.")
  private long seed;

  ForecastCommand() {
    this(Terminal.ofThisProcess());
  }

  ForecastCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    try {
      var sizes = Outlook.sizes(from, to);
      if (VectorLaunch.helps()) {
        var arguments = spec.root().commandLine().getParseResult().originalArgs();
        OptionalInt code = VectorLaunch.run(arguments, terminal);
        if (code.isPresent()) {
          return code.getAsInt();
        }
      }
      Outlook outlook = new Outlook(tasks, seed);
      PrintWriter out = spec.commandLine().getOut();
      out.println(outlook.head());
      sizes.forEach(
          n -> {
            out.println(outlook.row(n));
            out.flush();
          });
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
    }
  }
}
