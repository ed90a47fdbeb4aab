package org.nqueens.exercise;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;
import org.nqueens.words.Message;

/** The exercises of chapter 3: the procedure, boards that are kept, and a search that stops. */
final class ProcedureExercises {

  private ProcedureExercises() {}

  static List<Exercise<?>> all() {
    return List.of(search(), collect(), first());
  }

  private static Exercise<BoardSearch> search() {
    return Exercise.of(
            "3.1",
            Message.of("exercise3.1.title"),
            BoardSearch.class,
            "(n, emit) -> search(new int[n], 0, emit)")
        .steps(SearchSteps.all())
        .notice(Message.of("exercise3.1.notice"));
  }

  private static Exercise<IntFunction<Object>> collect() {
    return Exercise.ofNumber("3.2", Message.of("exercise3.2.title"), "(int n) -> collect(n)")
        .step("n = 1", collect -> kept(collect, 1))
        .step("n = 4", collect -> kept(collect, 4))
        .step("n = 6", collect -> kept(collect, 6))
        .step(Message.of("exercise3.where-none", 2), collect -> kept(collect, 2))
        .notice(Message.of("exercise3.2.notice"));
  }

  private static Exercise<IntFunction<Object>> first() {
    return Exercise.ofNumber("3.3", Message.of("exercise3.3.title"), "(int n) -> …")
        .step("n = 1", first -> firstOf(first, 1))
        .step("n = 4", first -> firstOf(first, 4))
        .step(Message.of("exercise3.where-none", 3), first -> firstOf(first, 3))
        .step("n = 8", first -> firstOf(first, 8))
        .step(Message.of("exercise3.where-stops"), f -> firstOf(f, 20))
        .notice(Message.of("exercise3.3.notice"));
  }

  private static void kept(IntFunction<Object> collect, int n) {
    if (!(collect.apply(n) instanceof List<?> list)) {
      throw Finding.keepGoing(Message.of("exercise3.no-list", n));
    }
    List<int[]> boards = list.stream().map(board -> Results.numbers(board, "n = " + n)).toList();
    for (int[] board : boards) {
      if (board.length != n || !Placement.of(n, board).conflicts().isEmpty()) {
        throw Finding.keepGoing(Message.of("exercise3.who-changed", n, Arrays.toString(board)));
      }
    }
    if (boards.size() != Solver.scan().count(n)) {
      throw Finding.keepGoing(
          Message.of("exercise3.how-many", n, boards.size(), Solver.scan().count(n)));
    }
    Set<List<Integer>> different = new HashSet<>();
    boards.forEach(board -> different.add(Arrays.stream(board).boxed().toList()));
    if (different.size() != boards.size()) {
      throw Finding.keepGoing(Message.of("exercise3.same", n));
    }
  }

  private static void firstOf(IntFunction<Object> first, int n) {
    int[] given = Results.numbers(first.apply(n), "n = " + n);
    List<Integer> right = Solver.scan().first(n).map(Placement::columns).orElse(List.of());
    List<Integer> board = Arrays.stream(given).boxed().toList();
    if (board.equals(right)) {
      return;
    }
    if (right.isEmpty()) {
      throw Finding.keepGoing(Message.of("exercise3.no-solution", n, board));
    }
    boolean peaceful =
        board.size() == n
            && board.stream().allMatch(column -> column >= 0 && column < n)
            && Placement.of(n, board).conflicts().isEmpty();
    throw peaceful
        ? Finding.almost(Message.of("exercise3.not-first", n, board))
        : Finding.keepGoing(Message.of("exercise3.pass-on", n, board));
  }
}
