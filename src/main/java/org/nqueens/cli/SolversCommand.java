package org.nqueens.cli;

import java.util.concurrent.Callable;
import org.nqueens.printout.SolversPrintout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code solvers}: the names that other commands take. */
@Command(
    name = "solvers",
    mixinStandardHelpOptions = true,
    description = "Lists the solvers: their names, what each one is, what it costs.")
final class SolversCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    return Printing.print(spec, out -> new SolversPrintout().to(out));
  }
}
