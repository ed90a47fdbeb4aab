package org.nqueens.printout;

import java.io.IOException;
import org.nqueens.render.Page;
import org.nqueens.render.Stepper;
import org.nqueens.render.TreeView;
import org.nqueens.solve.Solver;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.Trace;
import org.nqueens.trace.WalkStep;

/**
 * A recorded search as the command line prints it.
 *
 * @param n the size of the board
 * @param solver the solver's name
 * @param first whether to end at the first solution
 * @param limit how many events at most, 1 or more
 * @param format how it is written
 */
public record TracePrintout(int n, String solver, boolean first, long limit, Format format) {

  private static final int DRAWABLE = 400; // nodes of a tree

  /** How a search is written. */
  public enum Format {
    /** A line for each event. */
    TEXT,
    /** A line for each visit of a node, as a book tells it. */
    STEPS,
    /** One object with a list of events. */
    JSON,
    /** The stepper, as a page to open in a browser. */
    HTML,
    /** The search tree, as deep as it can be drawn. */
    SVG
  }

  /**
   * Searches and prints.
   *
   * @param out where it goes
   * @throws IOException if {@code out} does not take it
   * @throws IllegalArgumentException if there is no such solver or board
   */
  public void to(Appendable out) throws IOException {
    Solver search = Solver.of(solver);
    Trace trace = first ? Trace.first(search, n, limit) : Trace.of(search, n, limit);
    switch (format) {
      case TEXT -> trace.writeText(out);
      case STEPS -> steps(trace, out);
      case JSON -> trace.writeJson(out);
      case HTML -> out.append(Page.of(title(), Stepper.of(trace)));
      case SVG -> out.append(TreeView.of(drawable(trace.tree())).svg()).append('\n');
    }
  }

  private String title() {
    return solver + ", n = " + n;
  }

  private static void steps(Trace trace, Appendable out) throws IOException {
    for (WalkStep step : trace.steps()) {
      out.append(step.toString()).append('\n');
    }
    if (trace.note().isPresent()) {
      out.append(trace.note().get()).append('\n');
    }
  }

  private static SearchTree drawable(SearchTree tree) {
    int depth = tree.n();
    SearchTree shown = tree;
    while (depth > 1 && shown.nodes().size() > DRAWABLE) {
      depth--;
      shown = tree.toDepth(depth);
    }
    return shown;
  }
}
