package org.nqueens;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.board.Symmetry;
import org.nqueens.solve.Level;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/** Hands solutions on as they are found, so that there may be more of them than fit a list. */
final class Finding implements SearchListener {

  private final Placement given;
  private final long limit;
  private Printing printing = (number, solution) -> {};
  private final List<Square> queens = new ArrayList<>();
  private long found;

  /** Prints one solution. */
  @FunctionalInterface
  interface Printing {
    void print(long number, Placement solution) throws IOException;
  }

  /** For solutions that hold the given queens. */
  Finding(Placement given, long limit) {
    this.given = given;
    this.limit = limit;
  }

  /** Searches; returns how many solutions were printed. */
  long run(Solver solver, Printing each) throws IOException {
    printing = each;
    try {
      solver.search(given.n(), this);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return found;
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
    Placement solution = motion.apply(Placement.ofSquares(given.n(), queens));
    if (!solution.queens().containsAll(given.queens())) {
      return true;
    }
    found++;
    try {
      printing.print(found, solution);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found < limit;
  }
}
