package org.nqueens.exercise.chapter;

import static org.nqueens.exercise.chapter.Planted.count;
import static org.nqueens.exercise.chapter.Planted.ints;
import static org.nqueens.exercise.chapter.Planted.text;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.exercise.Ways;
import org.nqueens.solve.Solver;

/** Wrong answers to the exercises of chapters 0 and 1. */
final class PlantedBoards {

  private PlantedBoards() {}

  static List<Planted> firstSteps() {
    return List.of(
        new Planted("0.1", "5 × 5", Placement.of(5, 0, 2, 4, 1, 3)),
        new Planted("0.1", "3 of four", Placement.of(4, 1, 3, 0)),
        new Planted("0.1", "along the column", Placement.of(4, 1, 3, 1, 0)),
        new Planted("0.1", "along the descending", Placement.of(4, 0, 1, 3, 0)),
        new Planted("0.1", "along the ascending", Placement.of(4, 1, 0, 3, 2)),
        new Planted("0.2", "6 × 6", Placement.of(6, 1, 3)),
        new Planted("0.2", "2 of four", Placement.of(4, 1, 1)),
        new Planted("0.2", "No pair attacks", Placement.of(4, 2, 0, 3, 1)),
        new Planted("0.2", "in all of these pairs", Placement.of(4, 1, 3, 1, 0)),
        new Planted("0.2", "all on one line", Placement.of(4, 2, 2, 2, 2)),
        new Planted("0.2", "only one should", Placement.of(4, 0, 1, 3, 2)),
        new Planted("0.3", "number for n = 5", 10),
        new Planted("0.3", "turn or mirror", 1),
        new Planted("0.3", "There are some", 0),
        new Planted("0.3", "search stands on", 153),
        new Planted("0.3", "order of six columns", 720L),
        new Planted("0.3", "not what the solver finds", 36));
  }

  static List<Planted> drawings() {
    return List.of(
        text("1.1", "start at 0", board -> read(board, line -> line.indexOf('Q') / 2 + 1)),
        text("1.1", "from its end", board -> backwards(read(board, l -> l.indexOf('Q') / 2))),
        text(
            "1.1",
            "from the right",
            board -> read(board, line -> (line.length() - 1 - line.indexOf('Q')) / 2)),
        text("1.1", "blanks between", board -> read(board, line -> line.indexOf('Q'))),
        text("1.1", "other way round", PlantedBoards::rowsByColumn),
        text("1.1", "one number", board -> new int[8]),
        text("1.1", "in which column", board -> new int[board.lines().toList().size()]),
        ints("1.2", "stands between two rows", PlantedBoards::joined),
        ints("1.2", "how many after her", c -> drawn(c, column -> ".".repeat(column) + "Q")),
        ints("1.2", "number of queens on row", c -> drawn(c, column -> ".".repeat(c.length))),
        ints("1.2", "upside down", columns -> right(backwards(columns))),
        ints("1.2", "Left and right", c -> right(each(c, column -> c.length - 1 - column))),
        ints("1.2", "column 0", columns -> right(new int[columns.length])),
        ints("1.2", "no text", columns -> columns),
        ints("1.2", "cannot read", Arrays::toString));
  }

  static List<Planted> numbers() {
    return List.of(
        ints("1.3", "as it came", theirs -> theirs),
        ints("1.3", "the other way", theirs -> each(theirs, c -> c + 1)),
        ints("1.3", "from the right", theirs -> each(theirs, c -> theirs.length - c)),
        ints("1.3", "A row is missing", theirs -> Arrays.copyOfRange(theirs, 1, theirs.length)),
        ints("1.3", "our first", theirs -> each(theirs, c -> c % theirs.length)),
        ints("1.3", "from its end", theirs -> backwards(each(theirs, c -> c - 1))),
        ints("1.3", "not yours to change", PlantedBoards::inPlace),
        count("1.4", "do not see diagonals", n -> Solver.scan().count(n)),
        count("1.4", "share a column", n -> Math.round(Math.pow(n, n))),
        count("1.4", "choices of one row", n -> n),
        count("1.4", "is that a sum", n -> IntStream.rangeClosed(1, n).sum()),
        count("1.4", "One row too few", n -> product(n - 1)),
        count("1.4", "Nothing remains", n -> n == 0 ? 0 : n * 0),
        count("1.4", "always one", n -> 1),
        count("1.4", "on one row as well", n -> Ways.choose(n * n, n).longValue()),
        count("1.4", "nothing on nothing", n -> n == 0 ? 0 : product(n)),
        new Planted("1.5", "how many boards", Ways.choose(144, 12)),
        new Planted("1.5", "years are asked", 1.036e11),
        new Planted("1.5", "years are asked", 1_199_100),
        new Planted("1.5", "every order in which", 1.5726e12),
        new Planted("1.5", "one queen on each row", Math.pow(12, 12) / 1e6 / 31_557_600),
        new Planted("1.5", "8 × 8", Ways.choose(64, 8).doubleValue() / 1e6 / 31_557_600),
        new Planted("1.5", "Too short", 12));
  }

  private static int[] read(String board, ToIntFunction<String> column) {
    return board.lines().mapToInt(column).toArray();
  }

  /** Which row holds the queen of each column, or −1. */
  private static int[] rowsByColumn(String board) {
    List<Integer> columns = Placement.parse(board).columns();
    return IntStream.range(0, columns.size()).map(columns::indexOf).toArray();
  }

  private static String drawn(int[] columns, IntFunction<String> row) {
    return Arrays.stream(columns).mapToObj(row).collect(Collectors.joining("\n"));
  }

  private static String right(int[] columns) {
    int n = columns.length;
    return drawn(columns, column -> ".".repeat(column) + "Q" + ".".repeat(n - 1 - column));
  }

  private static String joined(int[] columns) {
    return right(columns).replace("\n", "") + (columns.length == 1 ? "\n\n" : "");
  }

  private static int[] backwards(int[] columns) {
    int last = columns.length - 1;
    return IntStream.rangeClosed(0, last).map(row -> columns[last - row]).toArray();
  }

  private static int[] each(int[] columns, IntUnaryOperator change) {
    return Arrays.stream(columns).map(change).toArray();
  }

  private static int[] inPlace(int[] theirs) {
    for (int i = 0; i < theirs.length; i++) {
      theirs[i]--;
    }
    return theirs;
  }

  private static long product(int n) {
    return n < 2 ? 1 : n * product(n - 1);
  }
}
