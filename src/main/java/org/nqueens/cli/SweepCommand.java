package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.printout.SweepPrintout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code sweep}: solvers against board sizes. */
@Command(
    name = "sweep",
    mixinStandardHelpOptions = true,
    description = "Solutions, nodes and candidates of whole searches, for each solver and n.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done", "1:a file could not be written", "2:wrong use"})
final class SweepCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = "--from",
      required = true,
      paramLabel = "A",
      description = "The smallest n, 0 to 63.")
  private int from;

  @Option(
      names = "--to",
      required = true,
      paramLabel = "B",
      description = "The largest n, up to 63.")
  private int to;

  @Option(
      names = "--solvers",
      split = ",",
      defaultValue = "scan,sets,bitmask,fewestFirst",
      paramLabel = "NAME",
      description = "Names that 'solvers' lists; without it: ${DEFAULT-VALUE}.")
  private List<String> solvers;

  @Option(names = "--csv", paramLabel = "F", description = "Write the table to this file, too.")
  private Path csv;

  @Option(
      names = "--chart",
      paramLabel = "F.svg",
      description = "Draw the nodes against n into this file.")
  private Path chart;

  @Option(
      names = "--time",
      description = "Time each search, too: the median of three runs after one to warm up.")
  private boolean time;

  SweepCommand() {
    this(Terminal.ofThisProcess());
  }

  SweepCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    SweepPrintout sweep =
        new SweepPrintout(
            from, to, solvers, Optional.ofNullable(csv), Optional.ofNullable(chart), time);
    try {
      String table = watched(sweep);
      spec.commandLine().getOut().print(table);
      spec.commandLine().getOut().flush();
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
    } catch (IOException failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return 1;
    }
  }

  private String watched(SweepPrintout sweep) throws IOException {
    ShareProgress progress =
        new ShareProgress("sweep", spec.commandLine().getErr(), terminal, Optional.empty());
    try {
      return sweep.table(progress);
    } finally {
      progress.close();
    }
  }
}
