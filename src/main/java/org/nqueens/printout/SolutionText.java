package org.nqueens.printout;

import java.io.IOException;
import org.nqueens.solve.Solver;

/** Solutions as boards. */
final class SolutionText {

  private SolutionText() {}

  static void print(SolvePrintout request, SolutionStream stream, Solver search, Appendable out)
      throws IOException {
    long found =
        stream.run(
            search,
            (number, solution) ->
                out.append(number + ": " + solution.columns() + "\n")
                    .append(solution.toString())
                    .append("\n\n"));
    out.append(
        found == request.limit()
            ? "The first " + Wording.solutions(found) + "; there may be more.\n"
            : Wording.solutions(found) + " for n = " + request.n() + held(request) + ".\n");
  }

  private static String held(SolvePrintout request) {
    return request.place().isEmpty() ? "" : " with queens on " + String.join(", ", request.place());
  }
}
