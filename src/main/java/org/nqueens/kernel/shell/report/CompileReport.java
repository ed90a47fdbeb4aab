package org.nqueens.kernel.shell.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import jdk.jshell.Diag;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.hint.Finding;
import org.nqueens.kernel.shell.hint.Hints;
import org.nqueens.kernel.shell.hint.World;
import org.nqueens.kernel.shell.origin.Origin;

/**
 * Tells the reader what the compiler found: the message, the line with a caret under the place, and
 * what to look at next.
 */
public final class CompileReport {

  private static final int MOST = 5; // findings; the later ones are often consequences

  private final Hints hints;

  /**
   * The reports on cells of one world.
   *
   * @param world what the cells before have made
   */
  public CompileReport(World world) {
    this.hints = new Hints(world);
  }

  /**
   * The report on what the compiler said of one snippet.
   *
   * @param diagnostics all that it said
   * @param origin where the snippet comes from
   * @return the outcome of the cell
   */
  public Outcome.Failed of(List<Diag> diagnostics, Origin origin) {
    List<Finding> findings =
        diagnostics.stream()
            .filter(Diag::isError)
            .map(diagnostic -> Finding.of(diagnostic, origin))
            .toList();
    List<String> lines = new ArrayList<>();
    Set<String> told = new LinkedHashSet<>();
    for (Finding finding : withoutPreviews(findings)) {
      // The same misspelt name twice is one mistake; after a mistake of syntax the rest is noise.
      boolean news = told.add(finding.message());
      if (news && told.size() <= MOST) {
        lines.addAll(ErrorReport.lines(finding.message(), finding.place(), hints.of(finding)));
      }
      if (finding.isSyntax() || finding.hasNoise()) {
        break;
      }
    }
    String message = told.isEmpty() ? "the code does not compile" : told.iterator().next();
    return new Outcome.Failed(
        ErrorReport.COMPILATION, message, lines.isEmpty() ? List.of(message) : lines);
  }

  /** What a later Java may allow is not what is wrong, if anything else is. */
  private static List<Finding> withoutPreviews(List<Finding> findings) {
    List<Finding> plain =
        findings.stream().filter(finding -> !finding.isAny("preview.feature")).toList();
    return plain.isEmpty() ? findings : plain;
  }
}
