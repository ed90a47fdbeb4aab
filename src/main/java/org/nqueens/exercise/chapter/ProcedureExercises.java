package org.nqueens.exercise.chapter;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Finding;
import org.nqueens.solve.Solver;
import org.nqueens.words.Message;

/** The exercises of chapter 3: the procedure, boards that are kept, and a search that stops. */
final class ProcedureExercises {

  /** Boards up to this size are few enough to know the last. */
  private static final int LARGEST_LISTED = 8;

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
        throw changed(board, list, n);
      }
    }
    if (boards.size() != Solver.scan().count(n)) {
      throw Finding.keepGoing(
              Message.of("exercise3.how-many", n, boards.size(), Solver.scan().count(n)))
          .telling(tooManyOrFew(boards));
    }
    if (different(boards) != boards.size()) {
      throw Finding.keepGoing(Message.of("exercise3.same", n)).telling(oneArray(list));
    }
  }

  /** A board of another size came from another call; equal entries are one array that went on. */
  private static Finding changed(int[] board, List<?> list, int n) {
    if (board.length != n) {
      return Finding.keepGoing(Message.of("exercise3.other-size", n, Arrays.toString(board)));
    }
    return Finding.keepGoing(Message.of("exercise3.who-changed", n, Arrays.toString(board)))
        .telling(oneArray(list));
  }

  private static Optional<Message> oneArray(List<?> list) {
    boolean one = list.size() > 1 && list.stream().allMatch(entry -> entry == list.get(0));
    return one ? Optional.of(Message.of("exercise3.one-array")) : Optional.empty();
  }

  private static Optional<Message> tooManyOrFew(List<int[]> boards) {
    if (boards.isEmpty()) {
      return Optional.of(Message.of("exercise3.none-kept"));
    }
    if (different(boards) < boards.size()) {
      return Optional.of(Message.of("exercise3.kept-twice"));
    }
    return boards.size() == 1 ? Optional.of(Message.of("exercise3.one-kept")) : Optional.empty();
  }

  private static int different(List<int[]> boards) {
    Set<List<Integer>> different = new HashSet<>();
    boards.forEach(board -> different.add(Arrays.stream(board).boxed().toList()));
    return different.size();
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
    throw notFirst(board, n);
  }

  private static Finding notFirst(List<Integer> board, int n) {
    if (board.size() != n) {
      return Finding.keepGoing(
          board.isEmpty()
              ? Message.of("exercise3.gives-up", n)
              : Message.of("exercise3.no-board", n, board, n - 1));
    }
    int queens = peaceful(board);
    if (queens < n) {
      return Finding.keepGoing(Message.of("exercise3.pass-on", n, board))
          .telling(unfinished(board, queens));
    }
    List<Placement> all = Solver.scan().solutions(Math.min(n, LARGEST_LISTED));
    boolean last = all.get(all.size() - 1).columns().equals(board);
    return Finding.almost(Message.of("exercise3.not-first", n, board))
        .telling(last ? Optional.of(Message.of("exercise3.is-last")) : Optional.empty());
  }

  private static Optional<Message> unfinished(List<Integer> board, int queens) {
    if (board.stream().allMatch(column -> column == 0)) {
      return Optional.of(Message.of("exercise3.untouched"));
    }
    return queens == board.size() - 1
        ? Optional.of(Message.of("exercise3.last-row"))
        : Optional.empty();
  }

  /** How many queens, from the top on, stand in peace. */
  private static int peaceful(List<Integer> board) {
    int n = board.size();
    Placement standing = Placement.empty(n);
    for (int row = 0; row < n; row++) {
      int column = board.get(row);
      if (column < 0 || column >= n || !standing.admits(row, column)) {
        return row;
      }
      standing = standing.with(row, column);
    }
    return n;
  }
}
