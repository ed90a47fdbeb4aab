package org.nqueens.solve.exhibit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.nqueens.solve.About;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;

/**
 * EXHIBITS: solvers with a usual mistake each, and the counts by which it is recognised.
 *
 * <p>Several mistakes give the same counts: {@link #ofCounts} answers with all of them.
 */
public enum Bug implements Solver {
  /** Nothing is taken out of the three sets when a queen is taken away. */
  NO_UNDO(
      "no undo of any set",
      "Only the very first path was ever explored",
      new WrongSets(false, false, false),
      WrongCounts.of(1, 0, 0, 0, 1, 0, 0, 0)),

  /** The columns are never released. */
  NO_UNDO_OF_COLUMNS(
      "no undo of the columns only",
      "Only the very first path was ever explored",
      new WrongSets(false, true, true),
      WrongCounts.of(1, 0, 0, 0, 1, 0, 0, 0)),

  /** The descending diagonals are never released. */
  NO_UNDO_OF_DESCENDING(
      "no undo of the descending (row-column) set only",
      "Only the very first path was ever explored",
      new WrongSets(true, true, false),
      WrongCounts.of(1, 0, 0, 0, 1, 0, 0, 0)),

  /** The ascending diagonals are never released. */
  NO_UNDO_OF_ASCENDING(
      "no undo of the ascending (row+column) set only",
      "One diagonal set is never released",
      new WrongSets(true, false, true),
      WrongCounts.of(1, 0, 0, 0, 1, 0, 1, 0)),

  /** Only columns are tested: these are rooks. */
  NO_DIAGONALS(
      "no diagonal check",
      "You solved n rooks: n!",
      WrongScan.comparing((across, down) -> across == 0),
      WrongCounts.of(1, 2, 6, 24, 120, 720, 5040, 40320)),

  /** Descending diagonals only: the absolute value was forgotten. */
  ONE_DIAGONAL(
      "one diagonal direction missing (or abs missing)",
      "One diagonal direction is never tested",
      WrongScan.comparing((across, down) -> across == 0 || across == down),
      WrongCounts.of(1, 1, 3, 7, 23, 83, 405, 2113)),

  /** Only diagonals are tested: these are bishops, one in each row. */
  NO_COLUMNS(
      "no column check",
      "Nothing keeps two queens out of one column",
      WrongScan.comparing((across, down) -> Math.abs(across) == down),
      WrongCounts.of(1, 2, 5, 24, 125, 796, 5635, 48042)),

  /** The loop over the columns ends one too early. */
  LAST_COLUMN_MISSED(
      "column loop misses the last column",
      "Even for n = 1 nothing is found: a column is not tried or a full board not reported",
      WrongScan.right().withColumns(n -> n - 1),
      WrongCounts.of(0, 0, 0, 0, 0, 0, 0, 0)),

  /** The recursion ends one row too early. */
  ONE_ROW_EARLY(
      "base case one row early",
      "The last row is never placed",
      WrongScan.right().withRows(n -> n - 1),
      WrongCounts.of(1, 2, 2, 4, 12, 40, 94, 312)),

  /** The descending diagonals (0,1) and (1,0) share one slot; the ascending ones are right. */
  ABSOLUTE_DESCENDING(
      "abs(row-column) used as the descending index (ascending right)",
      "Two different lines share one slot",
      new WrongScan(
          (columns, row, column, above) ->
              columns[above] == column
                  || above + columns[above] == row + column
                  || Math.abs(above - columns[above]) == Math.abs(row - column)),
      WrongCounts.of(1, 0, 0, 0, 4, 0, 0, 0)),

  /** As before, and no ascending diagonals. */
  ABSOLUTE_ONLY(
      "abs(row-column) used as the only diagonal index",
      "Two different lines share one slot and a direction is missing",
      new WrongScan(
          (columns, row, column, above) ->
              columns[above] == column
                  || Math.abs(above - columns[above]) == Math.abs(row - column)),
      WrongCounts.of(1, 0, 0, 4, 4, 0, 0, 32)),

  /** Only the queen right above is compared. */
  PREVIOUS_ROW_ONLY(
      "compares with the previous row only",
      "Older queens are forgotten",
      WrongScan.comparing((across, down) -> down == 1 && (across == 0 || Math.abs(across) == down)),
      WrongCounts.of(1, 0, 2, 16, 184, 2642, 45514, 911642)),

  /** The loop over the queens above starts at row 1. */
  ROW_ZERO_UNSEEN(
      "scan of earlier rows starts at row 1",
      "The queen on row 0 is never seen",
      new WrongScan(
          (columns, row, column, above) ->
              above > 0 && WrongScan.attacks(columns[above] - column, row - above)),
      WrongCounts.of(1, 4, 6, 16, 60, 240, 658, 2496)),

  /** Columns are compared with all queens above, diagonals with the nearest row only. */
  NEIGHBOUR_DIAGONALS(
      "diagonal compared with the neighbour row only",
      "Right up to n = 4; far diagonals are not tested",
      WrongScan.comparing((across, down) -> across == 0 || (down == 1 && Math.abs(across) == down)),
      WrongCounts.of(1, 0, 0, 2, 14, 90, 646, 5242)),

  /** Every row is compared, and what deeper rows have left behind is still there. */
  FUTURE_ROWS(
      "reads future rows and never clears them",
      "Beyond n = 1 nothing is found: the test refuses too much (does it read rows still"
          + " empty?) or the loop leaves columns out or a queen is never written down",
      new StaleRows(),
      WrongCounts.of(1, 0, 0, 0, 0, 0, 0, 0)),

  /** S1's second program as printed: for odd n the mirror images are forgotten; n = 9 gives 203. */
  MIRROR_NOT_DOUBLED(
      "mirror pruning that forgets to double for odd n",
      "Even n right and odd n short",
      new PrintedMirror(),
      WrongCounts.of(0, 0, 0, 2, 6, 4, 23, 92));

  private final String label;
  private final String advice;
  private final Solver program;
  private final WrongCounts wrongCounts;

  Bug(String label, String advice, Solver program, WrongCounts wrongCounts) {
    this.label = label;
    this.advice = advice;
    this.program = program;
    this.wrongCounts = wrongCounts;
  }

  /**
   * What the mistake is.
   *
   * @return a phrase
   */
  public String label() {
    return label;
  }

  /**
   * What to tell the one who made it.
   *
   * @return a sentence without its full stop
   */
  public String advice() {
    return advice;
  }

  /**
   * The wrong counts by which the mistake is known.
   *
   * @return eight counts, for n = 1 … 8
   */
  public List<Long> counts() {
    return wrongCounts.counts();
  }

  /**
   * The mistakes that give some counts.
   *
   * @param first the counts for n = 1, 2, 3, …; at most eight are compared
   * @return all bugs whose counts begin like that
   */
  public static List<Bug> ofCounts(long... first) {
    return Stream.of(values()).filter(bug -> bug.wrongCounts.beginsWith(first)).toList();
  }

  @Override
  public void search(int n, SearchListener listener) {
    about().check(n);
    program.search(n, listener);
  }

  @Override
  public About about() {
    String name = name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new About(
        name, "EXHIBIT, wrong on purpose: " + label + ".", "not to be used", "a mistake", 63, true);
  }

  @Override
  public String toString() {
    return about().toString();
  }
}
