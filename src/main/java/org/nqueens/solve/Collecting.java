package org.nqueens.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.board.Symmetry;

/** Hands the solutions of a search over as placements, until their reader has enough. */
final class Collecting implements SearchListener {

  private final int n;
  private final Predicate<Placement> reader;
  private final List<Square> queens = new ArrayList<>();

  private Collecting(int n, Predicate<Placement> reader) {
    this.n = n;
    this.reader = reader;
  }

  /** Searches until the reader answers false. */
  static void each(Solver solver, int n, Predicate<Placement> reader) {
    solver.about().check(n);
    Recorder recorder = Recorder.toward(new Collecting(n, reader));
    recorder.start(n);
    try {
      solver.search(n, recorder);
    } catch (SearchStopped stopped) {
      if (!recorder.isStopped()) {
        throw stopped;
      } // else it went on after it was told to stop: the reader has what it wants
    }
    recorder.end();
  }

  /** All solutions of a search, if they fit a list. */
  static List<Placement> all(Solver solver, int n) {
    if (n > Solver.LARGEST_LIST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "n = %d is not between 0 and %d, where all solutions fit a list: try first(%d) or count(%d)",
              n,
              Solver.LARGEST_LIST,
              n,
              n));
    }
    return list(solver, n, Long.MAX_VALUE);
  }

  /** The first solutions of a search, at most {@code limit} of them. */
  static List<Placement> first(Solver solver, int n, int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " solutions is less than 1");
    }
    return list(solver, n, limit);
  }

  private static List<Placement> list(Solver solver, int n, long limit) {
    List<Placement> solutions = new ArrayList<>();
    each(
        solver,
        n,
        solution -> {
          solutions.add(solution);
          return solutions.size() < limit;
        });
    return List.copyOf(solutions);
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
    return reader.test(motion.apply(Placement.ofSquares(n, queens)));
  }
}
