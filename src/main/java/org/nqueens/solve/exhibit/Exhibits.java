package org.nqueens.solve.exhibit;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** EXHIBITS that are no bugs of counting. */
public final class Exhibits {

  private Exhibits() {}

  /**
   * EXHIBIT: eight nested loops, the program that S4 could have written and did not: too much
   * writing, and of no use for a ninth queen. Right for n = 8, the only size it takes.
   *
   * @return the solver
   */
  public static Solver eightLoops() {
    return new EightLoops();
  }

  /**
   * EXHIBIT: S0's emitter that keeps the board it is given instead of a copy. All that is kept is
   * one board, many times; and as the search takes its queens away again, it is empty in the end.
   *
   * @param n the size of the board, 0 to 12
   * @return one and the same empty list for each solution
   */
  public static List<List<Integer>> keptWithoutCopying(int n) {
    if (n < 0 || n > 12) {
      throw new IllegalArgumentException("n = " + n + " is not between 0 and 12");
    }
    Keeping keeping = new Keeping();
    Solver.scan().search(n, keeping);
    return keeping.kept;
  }

  /** The board that the search works on, and what a careless emitter keeps of it. */
  private static final class Keeping implements SearchListener {
    private final List<Integer> board = new ArrayList<>();
    private final List<List<Integer>> kept = new ArrayList<>();

    @Override
    public void place(int row, int column) {
      board.add(column);
    }

    @Override
    public void backtrack(int row) {
      board.remove(row);
    }

    @Override
    public boolean solution() {
      kept.add(board); // the mistake: List.copyOf(board) would be right
      return true;
    }
  }
}
