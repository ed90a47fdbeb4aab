package org.nqueens.exercise;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;

/** The exercises of chapter 3: the procedure, boards that are kept, and a search that stops. */
final class ProcedureExercises {

  private ProcedureExercises() {}

  static List<Exercise<?>> all() {
    return List.of(search(), collect(), first());
  }

  private static Exercise<BoardSearch> search() {
    return Exercise.of(
            "3.1", "One procedure", BoardSearch.class, "(n, emit) -> search(new int[n], 0, emit)")
        .steps(SearchSteps.all())
        .notice(
            "All solutions, each once, in alphabetical order, for every n. Eight loops have become"
                + " one, and the depth is a number.");
  }

  private static Exercise<IntFunction<Object>> collect() {
    return Exercise.ofNumber("3.2", "Boards that stay", "(int n) -> collect(n)")
        .step("n = 1", collect -> kept(collect, 1))
        .step("n = 4", collect -> kept(collect, 4))
        .step("n = 6", collect -> kept(collect, 6))
        .step("n = 2, where there is none", collect -> kept(collect, 2))
        .notice(
            "Numbers are copied when an array is cloned, so a shallow copy is enough. Had each row"
                + " been an array of its own, it would not be.");
  }

  private static Exercise<IntFunction<Object>> first() {
    return Exercise.ofNumber("3.3", "Stop at the first", "(int n) -> …")
        .step("n = 1", first -> firstOf(first, 1))
        .step("n = 4", first -> firstOf(first, 4))
        .step("n = 3, where there is none", first -> firstOf(first, 3))
        .step("n = 8", first -> firstOf(first, 8))
        .step("n = 20, where only a search that stops comes to an end", f -> firstOf(f, 20))
        .notice(
            "The answer true travels up through all calls at once, and the array is left as the"
                + " solution. For n = 20 there are 39 thousand million more, unseen.");
  }

  private static void kept(IntFunction<Object> collect, int n) {
    if (!(collect.apply(n) instanceof List<?> list)) {
      throw Finding.keepGoing("For n = %d your method returned no list.", n);
    }
    List<int[]> boards = list.stream().map(board -> Results.numbers(board, "n = " + n)).toList();
    for (int[] board : boards) {
      if (board.length != n || !Placement.of(n, board).conflicts().isEmpty()) {
        throw Finding.keepGoing(
            "For n = %d your list holds %s, which is no solution. What did it hold when you put it"
                + " in, and who changed it since?",
            n, Arrays.toString(board));
      }
    }
    if (boards.size() != Solver.scan().count(n)) {
      throw Finding.keepGoing(
          "For n = %d your list holds %d boards; there are %d.",
          n, boards.size(), Solver.scan().count(n));
    }
    Set<List<Integer>> different = new HashSet<>();
    boards.forEach(board -> different.add(Arrays.stream(board).boxed().toList()));
    if (different.size() != boards.size()) {
      throw Finding.keepGoing("For n = %d some boards of your list are the same.", n);
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
      throw Finding.keepGoing(
          "For n = %d there is no solution, and your search says it found %s. What does it return"
              + " when all columns of a row are tried?",
          n, board);
    }
    boolean peaceful =
        board.size() == n
            && board.stream().allMatch(column -> column >= 0 && column < n)
            && Placement.of(n, board).conflicts().isEmpty();
    throw peaceful
        ? Finding.almost(
            "For n = %d your search returns %s: a solution, but not the first one.", n, board)
        : Finding.keepGoing(
            "For n = %d your search returns %s, which is no solution. Does every call pass on the"
                + " answer of the call below?",
            n, board);
  }
}
