package org.nqueens.exercise.chapter;

import static org.nqueens.exercise.chapter.Planted.square;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.exercise.SquareFunction;

/** Wrong tests of squares, and other answers that look at squares one by one. */
final class PlantedTests {

  private PlantedTests() {}

  /** Whether the queen of row r attacks a square. */
  private interface Attack {
    boolean by(int[] columns, int r, int row, int column);
  }

  static List<Planted> attacks() {
    return List.of(
        square("2.1", "n rooks", above((c, r, row, col) -> c[r] == col)),
        square("2.1", "One diagonal direction", above(PlantedTests::oneDirection)),
        square("2.1", "out of one column", above(PlantedTests::slanted)),
        square("2.1", "Older queens", (c, row, col) -> row == 0 || !hits(c, row - 1, row, col)),
        square("2.1", "after the first", (c, row, col) -> row == 0 || !hits(c, 0, row, col)),
        square("2.1", "never seen", (c, row, col) -> none(1, row, c, row, col)),
        square("2.1", "far diagonals", above(PlantedTests::near)),
        square(
            "2.1",
            "rows below",
            (c, row, col) -> none(0, row, c, row, col) && none(row + 1, c.length, c, row, col)),
        square("2.1", "how often should a loop", (c, row, col) -> none(0, row + 1, c, row, col)),
        square("2.2", "who else", (c, row, col) -> rows(c, row, col).stream().limit(1).toList()),
        square("2.2", "always the last", (c, row, col) -> last(rows(c, row, col))),
        square(
            "2.2",
            "rows are asked",
            (c, row, col) -> rows(c, row, col).stream().map(r -> c[r]).toList()),
        square(
            "2.2",
            "rows start at 0",
            (c, row, col) -> rows(c, row, col).stream().map(r -> r + 1).toList()),
        square(
            "2.2",
            "whether she attacks",
            (c, row, col) -> IntStream.range(0, row).boxed().toList()),
        square("2.2", "always empty", (c, row, col) -> List.of()),
        square("2.2", "Only columns", (c, row, col) -> found(c, row, col, PlantedTests::straight)),
        square(
            "2.2", "Columns are not", (c, row, col) -> found(c, row, col, PlantedTests::slanted)),
        square(
            "2.2",
            "two diagonals",
            (c, row, col) -> found(c, row, col, PlantedTests::oneDirection)),
        square("2.2", "from the top row down", (c, row, col) -> upwards(rows(c, row, col))),
        square("2.2", "twice", (c, row, col) -> doubled(rows(c, row, col))),
        square("2.2", "not a list of numbers", (c, row, col) -> "row " + row),
        new Planted("2.3", "those that are safe", List.of(0, 5)),
        new Planted("2.3", "columns start at 0", List.of(2, 3, 4, 5)),
        new Planted("2.3", "both diagonals", List.of(1, 3)),
        new Planted("2.3", "nobody attacks it", List.of(0, 1, 2, 3, 4)),
        new Planted("2.3", "Somebody attacks it", List.of(7)),
        new Planted("2.3", "are 0 to 5", List.of(1, 2, 3, 4, 6)),
        square("2.4", "no bishop attacks that square", above(PlantedTests::hits)),
        square("2.4", "share the descending", above((c, r, row, col) -> c[r] + r == row + col)),
        square("2.4", "share the ascending", above((c, r, row, col) -> c[r] - r == col - row)),
        square("2.4", "first row of all", PlantedTests::lastColumnMissed),
        square("2.4", "how often should a loop", (c, row, col) -> row > 0),
        square("2.4", "Only read it", PlantedTests::spoiling),
        square(
            "2.4",
            "No bishop is there yet",
            (c, row, col) ->
                IntStream.range(0, c.length).noneMatch(r -> r != row && slanted(c, r, row, col))));
  }

  static List<Planted> lines() {
    return List.of(
        square("5.1", "begins too low", (c, row, col) -> row - col),
        square("5.1", "Without its sign", (c, row, col) -> Math.abs(row - col)),
        square("5.1", "ascending diagonals", (c, row, col) -> row + col),
        square("5.1", "begin too high", (c, row, col) -> row - col + c.length),
        square("5.1", "index of its own", (c, row, col) -> row * c.length + col),
        square("5.1", "row alone", (c, row, col) -> row),
        square("5.1", "both have index", (c, row, col) -> Math.max(0, row - col)),
        new Planted("5.3", "too few boards", "cbdea"),
        new Planted("5.3", "too many boards", "bcdea"),
        new Planted("5.3", "there twice", "ccbea"),
        new Planted("5.3", "other way round", "ecabd"),
        new Planted("5.3", "five letters", "cdbe"),
        new Planted("5.3", "List 4", "cdbae"));
  }

  private static SquareFunction<Object> above(Attack attack) {
    return (c, row, col) -> found(c, row, col, attack).isEmpty();
  }

  private static List<Integer> found(int[] columns, int row, int column, Attack attack) {
    return IntStream.range(0, row).filter(r -> attack.by(columns, r, row, column)).boxed().toList();
  }

  private static List<Integer> rows(int[] columns, int row, int column) {
    return found(columns, row, column, PlantedTests::hits);
  }

  /** Whether no queen of the rows from one on, up to another, attacks. */
  private static boolean none(int from, int to, int[] columns, int row, int column) {
    return IntStream.range(from, to).noneMatch(r -> hits(columns, r, row, column));
  }

  private static boolean hits(int[] columns, int r, int row, int column) {
    return straight(columns, r, row, column) || slanted(columns, r, row, column);
  }

  private static boolean straight(int[] columns, int r, int row, int column) {
    return columns[r] == column;
  }

  private static boolean slanted(int[] columns, int r, int row, int column) {
    return Math.abs(columns[r] - column) == Math.abs(row - r);
  }

  private static boolean oneDirection(int[] columns, int r, int row, int column) {
    return columns[r] == column || columns[r] - column == row - r;
  }

  private static boolean near(int[] columns, int r, int row, int column) {
    return columns[r] == column || (row - r == 1 && Math.abs(columns[r] - column) == 1);
  }

  private static boolean lastColumnMissed(int[] columns, int row, int column) {
    boolean last = row == 0 && column > 0 && column == columns.length - 1;
    return !last && found(columns, row, column, PlantedTests::slanted).isEmpty();
  }

  private static boolean spoiling(int[] columns, int row, int column) {
    boolean safe = found(columns, row, column, PlantedTests::slanted).isEmpty();
    columns[row] = column;
    return safe;
  }

  private static List<Integer> last(List<Integer> rows) {
    return rows.subList(Math.max(0, rows.size() - 1), rows.size());
  }

  private static List<Integer> upwards(List<Integer> rows) {
    List<Integer> upwards = new ArrayList<>(rows);
    Collections.reverse(upwards);
    return upwards;
  }

  private static List<Integer> doubled(List<Integer> rows) {
    return rows.stream().flatMap(row -> List.of(row, row).stream()).toList();
  }
}
