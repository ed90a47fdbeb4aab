package org.nqueens.printout;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.render.Coordinates;
import org.nqueens.render.GalleryView;
import org.nqueens.solve.Solver;

/**
 * The solutions of a board as the command line prints them.
 *
 * @param n the size of the board
 * @param solver the solver's name, whose order is kept; unless given it is sets, and with given
 *     queens a search that starts from them
 * @param limit how many solutions at most, 1 or more
 * @param place queens that each solution must hold, as {@code row:column}
 * @param format how they are written
 */
public record SolvePrintout(
    int n, Optional<String> solver, long limit, List<String> place, Format format) {

  /** The largest gallery that is drawn unless a limit asks for more. */
  public static final int GALLERY = 100;

  /** How solutions are written. */
  public enum Format {
    /** A board for each, and a line that says how many. */
    TEXT,
    /** One picture of all. */
    SVG,
    /** One object with a list of columns for each. */
    JSON
  }

  /** Copies the list and refuses a limit that nothing keeps. */
  public SolvePrintout {
    place = List.copyOf(place);
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " solutions is less than 1");
    }
  }

  /**
   * Searches and prints; text and JSON go out as the solutions are found.
   *
   * @param out where it goes
   * @throws IOException if {@code out} does not take it
   * @throws IllegalArgumentException if there is no such solver, board or placement
   */
  public void to(Appendable out) throws IOException {
    Placement given = given();
    Solver completing = Solver.completing(given);
    Solver search = solver.map(Solver::of).orElse(place.isEmpty() ? Solver.sets() : completing);
    SolutionStream stream = new SolutionStream(given, limit);
    switch (format) {
      case TEXT -> SolutionText.print(this, stream, search, out);
      case JSON -> SolutionJson.print(this, stream, search, out);
      case SVG -> out.append(gallery(search, given)).append('\n');
    }
  }

  private Placement given() {
    Solver.sets().about().check(n);
    List<Square> queens = new ArrayList<>();
    place.forEach(square -> queens.add(square(square)));
    return Placement.ofSquares(n, queens);
  }

  private static Square square(String text) {
    if (!text.strip().matches("\\d{1,4}:\\d{1,4}")) {
      throw new IllegalArgumentException(
          "'" + text + "' is no square: write row:column, such as 0:3");
    }
    String[] parts = text.strip().split(":");
    return new Square(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
  }

  private String gallery(Solver search, Placement given) throws IOException {
    long most = limit == Long.MAX_VALUE ? GALLERY : limit;
    List<Placement> shown = new ArrayList<>();
    long found =
        new SolutionStream(given, most + 1).run(search, (number, solution) -> shown.add(solution));
    boolean more = found > most;
    if (more) {
      shown.remove(shown.size() - 1);
    }
    String title = (more ? "The first " : "") + Wording.solutions(shown.size());
    return GalleryView.of(shown).titled(title + " for n = " + n + ".").svg(Coordinates.ZERO_BASED);
  }
}
