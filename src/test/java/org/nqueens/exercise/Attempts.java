package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Trace;

/** Answers to every exercise that are right, nearly right, and wrong in many ways. */
final class Attempts {

  private Attempts() {}

  static List<Object> all() {
    List<Object> attempts = new ArrayList<>();
    attempts.addAll(List.of("?", 1, 4, 10, 25.0, 2.0, 1e12, List.of(9, 8), List.of(0, 5)));
    attempts.addAll(List.of(List.of(0, 1, 2, 3, 4, 5), List.of(14, 15, 17, 16)));
    attempts.addAll(List.of(List.of(14, 15, 16, 17), List.of(13, 14, 16, 15), List.of(0, 9)));
    attempts.addAll(List.of(Placement.of(4), Placement.of(5, 0), Placement.of(4, 0, 1)));
    attempts.addAll(List.of(Placement.of(4, 0, 1, 2, 3), Placement.of(4, 0, 2, 1, 3)));
    attempts.addAll(List.of(Placement.of(4, 1, 3, 0, 2), Placement.of(4, 0, 0, 1, 2)));
    attempts.addAll(numbers());
    attempts.addAll(functions());
    attempts.addAll(AttemptedSearches.squares());
    attempts.addAll(AttemptedSearches.searches());
    return attempts;
  }

  private static List<IntFunction<Object>> numbers() {
    return List.of(
        n -> NotStarted.todo(),
        n -> n,
        n -> 0,
        n -> 2.5,
        n -> n == 1 ? 1 : NotStarted.todo(),
        n -> List.of(7),
        n -> factorial(n),
        n -> n == 0 ? 7 : factorial(n),
        n -> (long) Math.pow(n, n),
        n -> Solver.scan().count(Math.min(9, Math.abs(n))),
        n -> n == 0 ? 9 : n < 13 ? KnownCounts.solutions(n) : 1,
        n -> n < 1 || n > 9 ? List.of() : Solver.scan().solutions(n),
        n -> List.of(new int[] {0, 0}),
        n -> profile(n, 0),
        n -> profile(n, 1),
        n -> profile(n, -1),
        Integer::lowestOneBit,
        n -> n & (n - 1),
        Integer::highestOneBit,
        Integer::numberOfTrailingZeros,
        n -> n < 0 ? 3 : Integer.bitCount(n),
        n -> n == 0 ? 9 : Integer.lowestOneBit(n),
        n -> Solver.scan().first(n).map(Placement::columns).orElse(List.of(1)),
        n -> Solver.organPipe().first(n).map(Placement::columns).orElse(List.of()),
        n -> (double) n + Math.random(),
        n -> n < 3 ? n + 1 : Math.random(),
        n -> n < 3 ? n + 1 : 1e6 * Math.random());
  }

  private static long factorial(int n) {
    return IntStream.rangeClosed(2, Math.max(1, n)).asLongStream().reduce(1, (a, b) -> a * b);
  }

  private static List<Long> profile(int n, int more) {
    List<Long> profile = new ArrayList<>(Trace.of(Solver.scan(), Math.abs(n) % 9).profile());
    int last = profile.size() - 1;
    profile.set(more == 0 ? 0 : last, profile.get(more == 0 ? 0 : last) + (more == 0 ? -1 : more));
    return profile;
  }

  private static List<Function<Object, Object>> functions() {
    return List.of(
        given -> new int[] {0},
        given -> 3,
        given -> "Q",
        given -> given instanceof String text ? Placement.parse(text).columns() : List.of(),
        given -> given instanceof int[] columns ? drawing(columns) : List.of(1),
        Attempts::careless);
  }

  /** Right, and yet it leaves its argument changed. */
  private static Object careless(Object given) {
    if (!(given instanceof int[] columns)) {
      return List.of();
    }
    String drawing = drawing(columns);
    columns[0] = 3;
    return drawing;
  }

  private static String drawing(int[] columns) {
    int n = columns.length;
    return Placement.of(n, IntStream.of(columns).map(column -> column % n).toArray()).toString();
  }
}
