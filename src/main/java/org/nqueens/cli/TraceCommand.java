package org.nqueens.cli;

import java.util.concurrent.Callable;
import org.nqueens.printout.TracePrintout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trace}: a search, step by step. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = "Records a search and prints what happened in it.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done, even if a limit cut it", "1:the work failed", "2:wrong use"})
final class TraceCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", description = "The size of the board, 0 to 63.")
  private int n;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      defaultValue = "scan",
      description = "One of the names that 'solvers' lists; ${DEFAULT-VALUE} unless given.")
  private String solver;

  @Option(names = "--first", description = "End at the first solution.")
  private boolean first;

  @Option(
      names = "--limit",
      paramLabel = "STEPS",
      defaultValue = "100000",
      description = "No more than so many events, 1 or more; ${DEFAULT-VALUE} unless given.")
  private long limit;

  @Option(
      names = "--format",
      defaultValue = "text",
      paramLabel = "text|steps|json|html|svg",
      description = {
        "text: a line an event; steps: the numbered walk; json: all figures and events;",
        "html: the stepper; svg: the search tree. ${DEFAULT-VALUE} unless given."
      })
  private TracePrintout.Format format;

  @Override
  public Integer call() {
    return Printing.print(spec, out -> new TracePrintout(n, solver, first, limit, format).to(out));
  }
}
