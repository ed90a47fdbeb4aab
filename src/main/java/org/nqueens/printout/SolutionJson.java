package org.nqueens.printout;

import java.io.IOException;
import org.nqueens.solve.Solver;

/** Solutions as one JSON object: their columns by row. */
final class SolutionJson {

  private SolutionJson() {}

  static void print(SolvePrintout request, SolutionStream stream, Solver search, Appendable out)
      throws IOException {
    out.append("{\"n\":" + request.n())
        .append(",\"solver\":\"" + search.about().name() + "\"")
        .append(",\"solutions\":[");
    stream.run(
        search,
        (number, solution) ->
            out.append(number == 1 ? "" : ",")
                .append(solution.columns().toString().replace(" ", "")));
    out.append("]}\n");
  }
}
