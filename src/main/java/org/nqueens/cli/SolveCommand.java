package org.nqueens.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.printout.SolvePrintout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve}: the solutions of a board. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = "Prints the solutions of a board, in the order in which the solver finds them.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, even if there is no solution",
      "1:the work failed",
      "2:wrong use, or queens that attack one another"
    })
final class SolveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", description = "The size of the board, 0 to 63.")
  private int n;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description = {
        "One of the names that 'solvers' lists.",
        "Unless given: sets, or with --place a search that starts from the given queens."
      })
  private String solver;

  @Option(names = "--limit", paramLabel = "K", description = "No more than K solutions, 1 or more.")
  private Long limit;

  @Option(
      names = "--place",
      paramLabel = "R:C",
      split = ",",
      description = {"Queens that each solution must hold, such as 0:3,2:4 (row:column, from 0)."})
  private List<String> place;

  @Option(
      names = "--format",
      defaultValue = "text",
      paramLabel = "text|svg|json",
      description = "How they are written; ${DEFAULT-VALUE} unless given.")
  private SolvePrintout.Format format;

  @Override
  public Integer call() {
    long most = limit == null ? Long.MAX_VALUE : limit;
    return Printing.print(
        spec,
        out -> new SolvePrintout(n, Optional.ofNullable(solver), most, given(), format).to(out));
  }

  private List<String> given() {
    if (place != null && place.isEmpty()) { // "," splits into nothing at all
      throw new ParameterException(spec.commandLine(), "--place names no square, such as 0:3");
    }
    return place == null ? List.of() : place;
  }
}
