package org.nqueens.exercise;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.words.Message;

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
            answer ->
                answer > yearsForTwelve()
                    ? Message.of("exercise1.too-long")
                    : Message.of("exercise1.too-short"))
        .notice(Message.of("exercise1.5.notice"));
  }

  private static void sameNumbers(Function<String, Object> columns, Placement board) {
    Message input = Message.of("exercise1.this-board", board.n());
    int[] given = Results.numbers(columns.apply(board.toString()), input);
    int[] right = numbers(board);
    if (!Arrays.equals(given, right)) {
      Object bug =
          Arrays.equals(given, plusOne(right)) ? Message.of("exercise1.start-at-zero") : "";
      throw Finding.keepGoing(Message.of("exercise1.read-it", input, Arrays.toString(given), bug))
          .on(board);
    }
  }

  private static void sameBoard(Function<int[], Object> draw, Placement board) {
    int[] columns = numbers(board);
    String input = Arrays.toString(columns);
    if (!(draw.apply(columns.clone()) instanceof String drawing)) {
      throw Finding.keepGoing(Message.of("exercise1.no-text", input));
    }
    Placement drawn = read(drawing, input);
    if (!drawn.equals(board)) {
      throw Finding.keepGoing(Message.of("exercise1.drawn", input)).on(drawn);
    }
  }

  private static Placement read(String drawing, String input) {
    try {
      return Placement.parse(drawing);
    } catch (IllegalArgumentException unreadable) {
      throw Finding.keepGoing(
          Message.of(
              "exercise1.unreadable", input, Results.show(drawing), unreadable.getMessage()));
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
    return IntStream.rangeClosed(1, 7)
        .mapToObj(n -> new Step<IntFunction<Object>>("n = " + n, rooks -> factorial(rooks, n)))
        .toList();
  }

  private static void factorial(IntFunction<Object> rooks, int n) {
    long given = Results.number(rooks.apply(n), "n = " + n);
    if (given != LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b)) {
      throw Finding.keepGoing(Message.of("exercise1.rooks", n, given, why(n, given)));
    }
  }

  private static Message why(int n, long given) {
    if (given == KnownCounts.solutions(n)) {
      return Message.of("exercise1.rooks-queens");
    }
    if (given == Math.round(Math.pow(n, n))) {
      return Message.of("exercise1.rooks-column");
    }
    if (given == n) {
      return Message.of("exercise1.rooks-row");
    }
    return Message.of("exercise1.rooks-ask");
  }

  private static void emptyBoard(IntFunction<Object> rooks) {
    long given = Results.number(rooks.apply(0), "n = 0");
    if (given != 1) {
      throw Finding.almost(Message.of("exercise1.rooks-nothing", given));
    }
  }

  private static void shifted(Function<int[], Object> ours, Placement board) {
    int[] right = numbers(board);
    int[] theirs = plusOne(right);
    int[] given = Results.numbers(ours.apply(theirs.clone()), Arrays.toString(theirs));
    if (!Arrays.equals(given, right)) {
      throw Finding.keepGoing(
          Message.of("exercise1.shifted", Arrays.toString(theirs), Arrays.toString(given)));
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
