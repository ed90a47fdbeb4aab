package org.nqueens.printout;

import java.io.IOException;
import org.nqueens.solve.About;
import org.nqueens.solve.Solver;

/** The ladder as the command line prints it: names, what each solver is, what it costs. */
public record SolversPrintout() {

  /**
   * Prints.
   *
   * @param out where it goes
   * @throws IOException if {@code out} does not take it
   */
  public void to(Appendable out) throws IOException {
    for (Solver solver : Solver.all()) {
      About about = solver.about();
      out.append(about.name()).append('\n');
      out.append("    ").append(about.summary()).append('\n');
      out.append("    Cost: ").append(about.growth()).append(".\n");
      out.append("    Source: ").append(about.source()).append(".\n");
    }
  }
}
