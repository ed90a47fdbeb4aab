package org.nqueens.exercise.chapter;

import static org.nqueens.exercise.chapter.Planted.count;
import static org.nqueens.exercise.chapter.Planted.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.LinesSearch;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;

/** Wrong searches, and wrong uses of a right one. */
final class PlantedSearches {

  private PlantedSearches() {}

  static List<Planted> searches() {
    List<Planted> all = new ArrayList<>();
    for (Bug bug : Bug.values()) {
      all.add(search("3.1", bug.advice(), of(bug)));
    }
    all.add(search("3.1", "twice", (n, emit) -> boards(n).forEach(b -> twice(b, emit))));
    all.add(search("3.1", "0 of 1 ", (n, emit) -> {}));
    all.add(search("3.1", "no list of 1", (n, emit) -> emit.accept(new int[n + 1])));
    all.add(search("3.1", "n = 0 your search hands out", PlantedSearches::withoutEmptyBoard));
    return Stream.concat(all.stream(), all.stream().map(PlantedSearches::withLines)).toList();
  }

  /** The same wrong search where the three arrays are asked for. */
  private static Planted withLines(Planted planted) {
    BoardSearch search = (BoardSearch) planted.answer();
    LinesSearch marked = (columns, row, lines, emit) -> search.search(columns.length, emit);
    return new Planted("5.2", planted.saying(), marked);
  }

  static List<Planted> procedures() {
    int[] shared = new int[4];
    List<int[]> kept = new ArrayList<>();
    return List.of(
        count("3.2", "who changed it", n -> boards(n).stream().map(b -> new int[n]).toList()),
        count("3.2", "one and the same", n -> n == 4 ? List.of(shared, shared) : boards(n)),
        count(
            "3.2",
            "one and the same",
            n -> n == 4 ? Collections.nCopies(2, boards(n).get(0)) : boards(n)),
        count("3.2", "Nothing was put in", n -> List.of()),
        count("3.2", "take the place", n -> boards(n).stream().limit(1).toList()),
        count("3.2", "more than once", n -> doubled(boards(n))),
        count("3.2", "earlier call", n -> piling(kept, n)),
        count("3.2", "are the same", n -> repeated(boards(n))),
        count("3.3", "the last one", n -> solution(n, -1)),
        count("3.3", "finds nothing", n -> List.of()),
        count("3.3", "Nothing was written", n -> new int[n]),
        count("3.3", "is the last one filled", n -> lastRowLeft(n)),
        count("3.3", "says it found", n -> n == 3 ? List.of(0, 2, 0) : first(n)),
        count("3.3", "not the first one", n -> solution(n, n == 8 ? 5 : 0)),
        count("3.3", "pass on the answer", n -> IntStream.range(0, n).toArray()),
        count("3.3", "no list of 4", n -> n == 4 ? List.of(1, 3) : first(n)));
  }

  /** A wrong solver as a search that hands out boards. */
  private static BoardSearch of(Solver solver) {
    return (n, emit) -> solver.search(n, new Emitting(new int[n], emit));
  }

  private record Emitting(int[] columns, Consumer<int[]> emit) implements SearchListener {
    @Override
    public void place(int row, int column) {
      columns[row] = column;
    }

    @Override
    public boolean solution() {
      emit.accept(columns);
      return true;
    }
  }

  private static void twice(int[] board, Consumer<int[]> emit) {
    emit.accept(board);
    emit.accept(board);
  }

  private static void withoutEmptyBoard(int n, Consumer<int[]> emit) {
    if (n > 0) {
      boards(n).forEach(emit);
    }
  }

  private static List<int[]> boards(int n) {
    return Solver.scan().solutions(n).stream().map(PlantedSearches::ints).toList();
  }

  private static int[] ints(Placement board) {
    return board.columns().stream().mapToInt(Integer::intValue).toArray();
  }

  private static List<int[]> doubled(List<int[]> boards) {
    return boards.stream().flatMap(board -> List.of(board, board.clone()).stream()).toList();
  }

  /** As many boards as there are, and all of them the first. */
  private static List<int[]> repeated(List<int[]> boards) {
    return boards.stream().map(board -> boards.get(0)).toList();
  }

  private static List<int[]> piling(List<int[]> kept, int n) {
    kept.addAll(boards(n));
    return List.copyOf(kept);
  }

  private static List<Integer> first(int n) {
    return Solver.scan().first(n).map(Placement::columns).orElse(List.of());
  }

  /** The solution of this number, the last one for −1, or none. */
  private static List<Integer> solution(int n, int number) {
    List<Placement> all = Solver.scan().solutions(n);
    return all.isEmpty() ? List.of() : all.get(Math.floorMod(number, all.size())).columns();
  }

  /** All rows but the last are filled, and the last is as it was. */
  private static List<Integer> lastRowLeft(int n) {
    List<Integer> board = new ArrayList<>(first(n));
    if (n > 1 && !board.isEmpty()) {
      board.set(n - 1, 0);
    }
    return board;
  }
}
