package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;

/** Attempts at what a search is made of, and at a whole one. */
final class AttemptedSearches {

  private AttemptedSearches() {}

  static List<SquareFunction<Object>> squares() {
    return List.of(
        (columns, row, column) -> true,
        (columns, row, column) -> false,
        (columns, row, column) -> row > 0,
        (columns, row, column) -> safe(columns, 0, row, column),
        (columns, row, column) -> safe(columns, 1, row, column),
        (columns, row, column) -> safe(columns, 0, columns.length, column),
        (columns, row, column) -> safe(columns.clone(), 0, row, columns[row] = column),
        (columns, row, column) -> row - column,
        (columns, row, column) -> row - column + columns.length - 1,
        (columns, row, column) -> Math.abs(row - column),
        (columns, row, column) -> row * columns.length % (2 * columns.length - 1),
        (columns, row, column) -> List.of(),
        (columns, row, column) -> IntStream.range(0, row).boxed().toList(),
        (columns, row, column) -> IntStream.range(0, row).map(r -> row - 1 - r).boxed().toList());
  }

  private static boolean safe(int[] columns, int from, int to, int column) {
    return IntStream.range(from, to)
        .allMatch(row -> columns[row] != column && Math.abs(columns[row] - column) != to - row);
  }

  static List<BoardSearch> searches() {
    List<BoardSearch> searches = new ArrayList<>();
    searches.add((n, emit) -> {});
    searches.add((n, emit) -> emit.accept(new int[] {7}));
    searches.add((n, emit) -> boards(n).forEach(board -> emitTwice(board, emit::accept)));
    searches.add((n, emit) -> boards(n).sorted((a, b) -> b[0] - a[0]).forEach(emit));
    searches.add((n, emit) -> (n == 0 ? Stream.<int[]>of() : boards(n)).forEach(emit));
    for (Bug bug : Bug.values()) {
      searches.add((n, emit) -> bug.search(n, new Emitting(new int[n], emit::accept)));
    }
    return searches;
  }

  private static Stream<int[]> boards(int n) {
    return Solver.scan().solutions(n).stream()
        .map(board -> board.columns().stream().mapToInt(Integer::intValue).toArray());
  }

  private static void emitTwice(int[] board, Consumer<int[]> emit) {
    emit.accept(board);
    emit.accept(board);
  }

  private record Emitting(int[] columns, Consumer<int[]> emit) implements SearchListener {
    @Override
    public void place(int row, int column) {
      columns[row] = column;
    }

    @Override
    public boolean solution() {
      emit.accept(columns.clone());
      return true;
    }
  }
}
