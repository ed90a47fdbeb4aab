package org.nqueens.solve;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.board.Symmetry;

/** Keeps the first solutions of a search as placements. */
final class Collecting implements SearchListener {

  private final int n;
  private final long limit;
  private final List<Placement> solutions = new ArrayList<>();
  private final List<Square> queens = new ArrayList<>();

  private Collecting(int n, long limit) {
    this.n = n;
    this.limit = limit;
  }

  /** The first solutions of a search, at most {@code limit} of them. */
  static List<Placement> first(Solver solver, int n, long limit) {
    solver.about().check(n);
    Collecting collecting = new Collecting(n, limit);
    Recorder recorder = Recorder.toward(collecting);
    recorder.start(n);
    try {
      solver.search(n, recorder);
    } catch (SearchStopped stopped) {
      if (!recorder.isStopped()) {
        throw stopped;
      } // else it went on after it was told to stop: we have what we want
    }
    recorder.end();
    return List.copyOf(collecting.solutions);
  }

  @Override
  public Level level() {
    return Level.SOLUTIONS;
  }

  @Override
  public void place(int row, int column) {
    queens.add(new Square(row, column));
  }

  @Override
  public void backtrack(int row) {
    queens.remove(queens.size() - 1);
  }

  @Override
  public boolean solution() {
    return image(Symmetry.IDENTITY);
  }

  @Override
  public boolean image(Symmetry motion) {
    solutions.add(motion.apply(Placement.ofSquares(n, queens)));
    return solutions.size() < limit;
  }
}
