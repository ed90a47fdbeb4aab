package org.nqueens.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;

/** The exercises of chapter 1: from a drawing to numbers and back, rooks, and a hopeless search. */
final class NumbersExercises {

  /** Small to large, without symmetry, so that a swapped row or column shows. */
  private static final List<Placement> BOARDS =
      List.of(
          Placement.of(1, 0),
          Placement.of(2, 1, 1),
          Placement.of(3, 2, 0, 0),
          Placement.of(4, 1, 3, 0, 2),
          Placement.of(5, 4, 4, 1, 0, 2),
          Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3));

  private static final double BOARDS_A_SECOND = 1e6;
  private static final double SECONDS_A_YEAR = 31_557_600;

  private NumbersExercises() {}

  static List<Exercise<?>> all() {
    return List.of(toNumbers(), toDrawing(), fromLua(), rooks(), hopeless());
  }

  private static Exercise<Function<String, Object>> toNumbers() {
    return Exercise.<String>ofFunction(
            "1.1", "From a drawing to numbers", "(String board) -> columns(board)")
        .step(
            "drawings of growing size",
            columns -> BOARDS.forEach(board -> sameNumbers(columns, board)))
        .notice(
            "Sixty-four squares went into eight numbers, and nothing was lost: the way back is the"
                + " next exercise.");
  }

  private static Exercise<Function<int[], Object>> toDrawing() {
    return Exercise.<int[]>ofFunction(
            "1.2", "From numbers to a drawing", "(int[] columns) -> draw(columns)")
        .step("boards of growing size", draw -> BOARDS.forEach(board -> sameBoard(draw, board)))
        .step("what is left of the numbers", NumbersExercises::untouched)
        .notice("There and back again: a board and its numbers are two faces of one thing.");
  }

  private static Exercise<IntFunction<Object>> rooks() {
    return Exercise.ofNumber("1.4", "Count the rooks", "(int n) -> rooks(n)")
        .steps(factorials())
        .step("n = 0", NumbersExercises::emptyBoard)
        .notice(
            "n! for rooks. Queens are rooks with diagonals, so n! bounds their number from above:"
                + " 92 of 40,320 for n = 8.");
  }

  private static Exercise<Function<int[], Object>> fromLua() {
    return Exercise.<int[]>ofFunction(
            "1.3", "Numbers from 1 to numbers from 0", "(int[] theirs) -> ours(theirs)")
        .step("some boards", ours -> BOARDS.forEach(board -> shifted(ours, board)))
        .step("what is left of the argument", NumbersExercises::argumentKept)
        .notice(
            "A board that came in is still as it was: methods that only read are easy to trust.");
  }

  private static Exercise<Object> hopeless() {
    return Values.of(
            "1.5",
            "How long is hopeless?",
            yearsForTwelve(),
            0.02,
            answer ->
                answer > yearsForTwelve()
                    ? "Too long. A million boards a second, 31,557,600 seconds a year."
                    : "Too short. How many squares has a 12 × 12 board, and how many queens?")
        .notice(
            "Longer than chess has been played. Drop one condition blindly, and this is the price.");
  }

  private static void sameNumbers(Function<String, Object> columns, Placement board) {
    String input = "this " + board.n() + " × " + board.n() + " board";
    int[] given = Results.numbers(columns.apply(board.toString()), input);
    int[] right = numbers(board);
    if (!Arrays.equals(given, right)) {
      String bug = Arrays.equals(given, plusOne(right)) ? " Our columns start at 0." : "";
      throw Finding.keepGoing(
              "For %s your method gives %s. Read it row by row, the top row first: in which column"
                  + " does the queen stand?%s",
              input, Arrays.toString(given), bug)
          .on(board);
    }
  }

  private static void sameBoard(Function<int[], Object> draw, Placement board) {
    int[] columns = numbers(board);
    String input = Arrays.toString(columns);
    if (!(draw.apply(columns.clone()) instanceof String drawing)) {
      throw Finding.keepGoing("For %s your method returned no text.", input);
    }
    Placement drawn = read(drawing, input);
    if (!drawn.equals(board)) {
      throw Finding.keepGoing(
              "For %s your drawing shows this board. Row r should hold its queen in column"
                  + " columns[r].",
              input)
          .on(drawn);
    }
  }

  private static Placement read(String drawing, String input) {
    try {
      return Placement.parse(drawing);
    } catch (IllegalArgumentException unreadable) {
      throw Finding.keepGoing(
          "For %s I cannot read your drawing %s: %s. One line a row, Q for a queen, a dot for a free"
              + " square.",
          input, Results.show(drawing), unreadable.getMessage());
    }
  }

  private static void untouched(Function<int[], Object> draw) {
    int[] columns = {1, 3, 0, 2};
    draw.apply(columns);
    kept(columns);
  }

  private static void argumentKept(Function<int[], Object> ours) {
    int[] theirs = {1, 3, 0, 2};
    ours.apply(theirs);
    kept(theirs);
  }

  private static void kept(int[] array) {
    if (!Arrays.equals(array, new int[] {1, 3, 0, 2})) {
      throw Finding.almost(
          "The answer is right, but the array that I handed in was [1, 3, 0, 2] and is now %s. It is"
              + " not yours to change: make a new one.",
          Arrays.toString(array));
    }
  }

  private static List<Step<IntFunction<Object>>> factorials() {
    return IntStream.rangeClosed(1, 7)
        .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, rooks -> factorial(rooks, n)))
        .toList();
  }

  private static void factorial(IntFunction<Object> rooks, int n) {
    long given = Results.number(rooks.apply(n), "n = " + n);
    if (given != LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b)) {
      throw Finding.keepGoing("For n = %d your method gives %,d. %s", n, given, why(n, given));
    }
  }

  private static String why(int n, long given) {
    if (given == KnownCounts.solutions(n)) {
      return "That is the number for queens; rooks do not see diagonals.";
    }
    if (given == Math.round(Math.pow(n, n))) {
      return "That lets two rooks share a column.";
    }
    if (given == n) {
      return "You counted the choices of one row. What is left for the next row?";
    }
    return "How many columns can the rook on row 0 choose, and how many are left for row 1?";
  }

  private static void emptyBoard(IntFunction<Object> rooks) {
    long given = Results.number(rooks.apply(0), "n = 0");
    if (given != 1) {
      throw Finding.almost(
          "Right from n = 1 on. For n = 0 you say %d: how many ways are there to place nothing on"
              + " nothing?",
          given);
    }
  }

  private static void shifted(Function<int[], Object> ours, Placement board) {
    int[] right = numbers(board);
    int[] theirs = plusOne(right);
    int[] given = Results.numbers(ours.apply(theirs.clone()), Arrays.toString(theirs));
    if (!Arrays.equals(given, right)) {
      throw Finding.keepGoing(
          "For %s your method gives %s. Their first column is 1: what is it called here?",
          Arrays.toString(theirs), Arrays.toString(given));
    }
  }

  /** C(144, 12) boards, one after the other. */
  private static double yearsForTwelve() {
    double boards = 1;
    for (int k = 1; k <= 12; k++) {
      boards = boards * (144 - 12 + k) / k;
    }
    return boards / BOARDS_A_SECOND / SECONDS_A_YEAR;
  }

  private static int[] numbers(Placement board) {
    return board.columns().stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] plusOne(int[] columns) {
    return Arrays.stream(columns).map(column -> column + 1).toArray();
  }
}
