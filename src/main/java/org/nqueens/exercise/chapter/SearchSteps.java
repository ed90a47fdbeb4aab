package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.exercise.BoardSearch;
import org.nqueens.exercise.Exercise.Step;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.solve.Solver;
import org.nqueens.words.Message;

/**
 * The steps that check a search: does it run, are its boards legal and all there, is their order
 * the alphabetical one, does a second run give the same.
 */
final class SearchSteps {

  /** More boards than any bug on the list gives for n = 8: what goes on and on is cut here. */
  private static final int MOST = 1_000_000;

  private SearchSteps() {}

  /** Every step, for a search that hands out its boards in alphabetical order. */
  static List<Step<BoardSearch>> all() {
    List<Step<BoardSearch>> steps = new ArrayList<>();
    steps.add(new Step<>("n = 1", search -> sized(search, 1)));
    IntStream.rangeClosed(2, Fingerprint.SIZES)
        .mapToObj(n -> new Step<BoardSearch>("n = " + n, search -> sized(search, n)))
        .forEach(steps::add);
    steps.add(new Step<>(Message.of("exercise3.order"), SearchSteps::inOrder));
    steps.add(new Step<>(Message.of("exercise3.again"), SearchSteps::again));
    steps.add(new Step<>("n = 0", SearchSteps::emptyBoard));
    return steps;
  }

  /** The boards that a search hands out, copied at once. */
  static List<int[]> boards(BoardSearch search, int n) {
    List<int[]> boards = new ArrayList<>();
    search.search(n, collect(boards));
    return boards;
  }

  /** Keeps a copy of each board, up to a million. */
  static Consumer<int[]> collect(List<int[]> boards) {
    return board -> {
      if (boards.size() == MOST) {
        throw Finding.keepGoing(Message.of("exercise3.endless"));
      }
      boards.add(board.clone());
    };
  }

  private static void sized(BoardSearch search, int n) {
    List<int[]> given = boards(search, n);
    for (int[] board : given) {
      legal(board, n, search);
    }
    noneTwice(given, n);
    if (given.size() != KnownCounts.solutions(n)) {
      throw missing(given, n).telling(() -> named(search));
    }
  }

  private static void legal(int[] board, int n, BoardSearch search) {
    if (board.length != n || Arrays.stream(board).anyMatch(column -> column < 0 || column >= n)) {
      throw Finding.keepGoing(Message.of("exercise3.no-board", n, Arrays.toString(board), n - 1));
    }
    Placement placement = Placement.of(n, board);
    if (!placement.conflicts().isEmpty()) {
      throw Finding.keepGoing(
              Message.of(
                  "exercise3.conflict",
                  n,
                  Arrays.toString(board),
                  Sight.of(placement.conflicts().get(0))))
          .telling(() -> named(search))
          .on(placement);
    }
  }

  private static void noneTwice(List<int[]> boards, int n) {
    Set<List<Integer>> seen = new HashSet<>();
    for (int[] board : boards) {
      if (!seen.add(list(board))) {
        throw Finding.keepGoing(Message.of("exercise3.twice", n, Arrays.toString(board)))
            .on(Placement.of(n, board));
      }
    }
  }

  private static Finding missing(List<int[]> given, int n) {
    Set<List<Integer>> found = given.stream().map(SearchSteps::list).collect(Collectors.toSet());
    Placement first =
        Solver.scan().solutions(n).stream()
            .filter(solution -> !found.contains(solution.columns()))
            .findFirst()
            .orElseThrow();
    return Finding.keepGoing(
            Message.of("exercise3.missing", n, given.size(), KnownCounts.solutions(n)))
        .on(first);
  }

  private static void inOrder(BoardSearch search) {
    List<List<Integer>> given = boards(search, 6).stream().map(SearchSteps::list).toList();
    if (!given.equals(solutions(6))) {
      throw Finding.almost(Message.of("exercise3.not-in-order", given.get(0)));
    }
  }

  private static void again(BoardSearch search) {
    int first = boards(search, 6).size();
    int second = boards(search, 6).size();
    if (first != second) {
      throw Finding.keepGoing(Message.of("exercise3.left-over", second, first));
    }
  }

  private static void emptyBoard(BoardSearch search) {
    List<int[]> given = boards(search, 0);
    if (given.size() != 1) {
      throw Finding.almost(Message.of("exercise3.nothing", given.size()));
    }
  }

  private static List<List<Integer>> solutions(int n) {
    return Solver.scan().solutions(n).stream().map(Placement::columns).toList();
  }

  private static List<Integer> list(int[] board) {
    return Arrays.stream(board).boxed().toList();
  }

  /** What is known about the bug behind a search, from the counts that it gives. */
  static Optional<Message> named(BoardSearch search) {
    try {
      List<Long> counts =
          IntStream.rangeClosed(1, Fingerprint.SIZES)
              .mapToObj(n -> (long) boards(search, n).size())
              .toList();
      return Fingerprint.telling(counts);
    } catch (RuntimeException | AssertionError unfit) {
      return Optional.empty();
    }
  }
}
