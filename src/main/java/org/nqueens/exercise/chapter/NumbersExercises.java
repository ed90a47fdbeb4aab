package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.Ways;
import org.nqueens.exercise.look.Written;
import org.nqueens.words.Message;

/** The exercises of chapter 1: from a drawing to numbers and back, rooks, and a hopeless search. */
final class NumbersExercises {

  /** Small to large, without symmetry, so that a swapped row or column shows. */
  private static final List<Placement> TELLING =
      List.of(
          Placement.of(1, 0),
          Placement.of(2, 1, 1),
          Placement.of(3, 2, 0, 0),
          Placement.of(4, 1, 3, 0, 2),
          Placement.of(5, 4, 4, 1, 0, 2),
          Placement.of(8, 0, 4, 7, 5, 2, 6, 1, 3));

  private static final List<Placement> BOARDS = boards();
  private static final List<Integer> SIZES = List.of(1, 2, 3, 4, 5, 6, 7);
  private static final int LARGEST_IN_A_LONG = 20; // 21! is beyond it, and 13! beyond an int
  private static final double BOARDS_A_SECOND = 1e6;
  private static final double SECONDS_A_YEAR = 31_557_600;

  private NumbersExercises() {}

  /** Those that tell most come first; then all of up to three rows, and some large ones. */
  private static List<Placement> boards() {
    List<Placement> all = new ArrayList<>(TELLING);
    for (int n = 1; n <= 3; n++) {
      int size = n;
      IntStream.range(0, (int) Math.pow(n, n))
          .mapToObj(number -> placement(size, row -> number / (int) Math.pow(size, row) % size))
          .forEach(all::add);
    }
    Random random = new Random(1848); // the year of Bezzel's problem; any other would do
    for (int n : new int[] {6, 7, 10, 12, 16}) {
      all.add(placement(n, row -> random.nextInt(n)));
    }
    return List.copyOf(all);
  }

  private static Placement placement(int n, IntUnaryOperator column) {
    return Placement.of(n, IntStream.range(0, n).map(column).toArray());
  }

  static List<Exercise<?>> all() {
    return List.of(toNumbers(), toDrawing(), fromLua(), rooks(), hopeless());
  }

  private static Exercise<Function<String, Object>> toNumbers() {
    return Exercise.<String>ofFunction(
            "1.1", Message.of("exercise1.1.title"), "(String board) -> columns(board)")
        .step(
            Message.of("exercise1.drawings"),
            columns -> BOARDS.forEach(board -> sameNumbers(columns, board)))
        .notice(Message.of("exercise1.1.notice"));
  }

  private static Exercise<Function<int[], Object>> toDrawing() {
    return Exercise.<int[]>ofFunction(
            "1.2", Message.of("exercise1.2.title"), "(int[] columns) -> draw(columns)")
        .step(
            Message.of("exercise1.boards"), draw -> BOARDS.forEach(board -> sameBoard(draw, board)))
        .step(Message.of("exercise1.left-numbers"), NumbersExercises::untouched)
        .notice(Message.of("exercise1.2.notice"));
  }

  private static Exercise<IntFunction<Object>> rooks() {
    return Exercise.ofNumber("1.4", Message.of("exercise1.4.title"), "(int n) -> rooks(n)")
        .steps(factorials())
        .step("n = 0", NumbersExercises::emptyBoard)
        .step("n = " + LARGEST_IN_A_LONG, NumbersExercises::wideEnough)
        .notice(Message.of("exercise1.4.notice"));
  }

  private static Exercise<Function<int[], Object>> fromLua() {
    return Exercise.<int[]>ofFunction(
            "1.3", Message.of("exercise1.3.title"), "(int[] theirs) -> ours(theirs)")
        .step(
            Message.of("exercise1.some-boards"),
            ours -> BOARDS.forEach(board -> shifted(ours, board)))
        .step(Message.of("exercise1.left-argument"), NumbersExercises::argumentKept)
        .notice(Message.of("exercise1.3.notice"));
  }

  private static Exercise<Object> hopeless() {
    return Values.of(
            "1.5",
            Message.of("exercise1.5.title"),
            yearsForTwelve(),
            0.02,
            Values.remark(
                0.02,
                NumbersMistakes.years(boardsOfTwelve(), yearsForTwelve()),
                answer ->
                    answer > yearsForTwelve()
                        ? Message.of("exercise1.too-long")
                        : Message.of("exercise1.too-short")))
        .notice(Message.of("exercise1.5.notice"));
  }

  private static void sameNumbers(Function<String, Object> columns, Placement board) {
    Message input = Message.of("exercise1.this-board", board.n());
    int[] given = Results.numbers(columns.apply(board.toString()), input);
    int[] right = numbers(board);
    if (!Arrays.equals(given, right)) {
      throw Finding.keepGoing(Message.of("exercise1.read-it", input, Arrays.toString(given)))
          .telling(
              () ->
                  given.length == board.n()
                      ? NumbersMistakes.READING.behind(
                          other -> list(Results.numbers(columns.apply(other.toString()), input)),
                          BOARDS)
                      : Optional.of(Message.of("exercise1.read-length", given.length, board.n())))
          .on(board);
    }
  }

  private static void sameBoard(Function<int[], Object> draw, Placement board) {
    int[] columns = numbers(board);
    String input = Arrays.toString(columns);
    if (!(draw.apply(columns.clone()) instanceof String drawing)) {
      throw Finding.keepGoing(Message.of("exercise1.no-text", input));
    }
    shaped(drawing, input, board.n());
    Placement drawn = Placement.parse(drawing);
    if (!drawn.equals(board)) {
      throw Finding.keepGoing(Message.of("exercise1.drawn", input))
          .telling(
              () ->
                  NumbersMistakes.DRAWING.behind(
                      other -> Placement.parse((String) draw.apply(numbers(other))), BOARDS))
          .on(drawn);
    }
  }

  /** A list of columns can be read as a board, too; but a drawing was asked for. */
  private static void shaped(String drawing, String input, int n) {
    if (!drawing.matches("[Q.\\s]*")) {
      throw Finding.keepGoing(Message.of("exercise1.unreadable", input, Written.of(drawing)));
    }
    List<String> rows = drawing.strip().lines().map(line -> line.replaceAll("\\s", "")).toList();
    if (rows.size() != n) {
      throw Finding.keepGoing(Message.of("exercise1.drawn-lines", input, rows.size()));
    }
    for (int row = 0; row < n; row++) {
      if (rows.get(row).length() != n) {
        throw Finding.keepGoing(
            Message.of("exercise1.drawn-places", input, row, rows.get(row).length(), n));
      }
      long queens = rows.get(row).chars().filter(sign -> sign == 'Q').count();
      if (queens != 1) {
        throw Finding.keepGoing(Message.of("exercise1.drawn-queens", input, row, queens));
      }
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
      throw Finding.almost(Message.of("exercise1.not-yours", Arrays.toString(array)));
    }
  }

  private static List<Step<IntFunction<Object>>> factorials() {
    return SIZES.stream()
        .map(n -> new Step<IntFunction<Object>>("n = " + n, rooks -> factorial(rooks, n)))
        .toList();
  }

  private static void factorial(IntFunction<Object> rooks, int n) {
    long given = Results.number(rooks.apply(n), "n = " + n);
    if (given != Ways.order(n).longValue()) {
      throw Finding.keepGoing(Message.of("exercise1.rooks", n, given))
          .telling(
              () ->
                  NumbersMistakes.ROOKS
                      .behind(size -> Results.number(rooks.apply(size), "n = " + size), SIZES)
                      .or(() -> Optional.of(Message.of("exercise1.rooks-ask"))));
    }
  }

  private static void emptyBoard(IntFunction<Object> rooks) {
    long given = Results.number(rooks.apply(0), "n = 0");
    if (given != 1) {
      throw Finding.almost(Message.of("exercise1.rooks-nothing", given));
    }
  }

  private static void wideEnough(IntFunction<Object> rooks) {
    int n = LARGEST_IN_A_LONG;
    long given = Results.number(rooks.apply(n), "n = " + n);
    if (given != Ways.order(n).longValue()) {
      throw Finding.almost(Message.of("exercise1.rooks-narrow", n, given));
    }
  }

  private static void shifted(Function<int[], Object> ours, Placement board) {
    int[] right = numbers(board);
    int[] theirs = plusOne(right);
    int[] given = Results.numbers(ours.apply(theirs.clone()), Arrays.toString(theirs));
    if (!Arrays.equals(given, right)) {
      throw Finding.keepGoing(
              Message.of("exercise1.shifted", Arrays.toString(theirs), Arrays.toString(given)))
          .telling(
              () ->
                  NumbersMistakes.SHIFTING.behind(
                      other -> list(Results.numbers(ours.apply(plusOne(numbers(other))), "")),
                      BOARDS));
    }
  }

  private static double boardsOfTwelve() {
    return Ways.choose(144, 12).doubleValue();
  }

  /** All those boards, one after the other. */
  private static double yearsForTwelve() {
    return boardsOfTwelve() / BOARDS_A_SECOND / SECONDS_A_YEAR;
  }

  private static List<Integer> list(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private static int[] numbers(Placement board) {
    return board.columns().stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] plusOne(int[] columns) {
    return Arrays.stream(columns).map(column -> column + 1).toArray();
  }
}
