package org.nqueens.exercise.chapter;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.LinesSearch;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.exercise.look.Written;
import org.nqueens.render.NotesView;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.words.Message;

/** The exercises of chapter 5: an index for each line, the search with arrays, and five bugs. */
final class LinesExercises {

  /** The bugs of exercise 5.3 in the order of their lists, with their letters. */
  private static final Map<Character, Bug> LETTERS =
      Map.of(
          'a', Bug.ROW_ZERO_UNSEEN,
          'b', Bug.ABSOLUTE_DESCENDING,
          'c', Bug.NO_UNDO_OF_ASCENDING,
          'd', Bug.NO_COLUMNS,
          'e', Bug.ONE_ROW_EARLY);

  private static final List<Bug> LISTS =
      List.of(
          Bug.NO_UNDO_OF_ASCENDING,
          Bug.NO_COLUMNS,
          Bug.ABSOLUTE_DESCENDING,
          Bug.ONE_ROW_EARLY,
          Bug.ROW_ZERO_UNSEEN);

  private LinesExercises() {}

  static List<Exercise<?>> all() {
    return List.of(index(), arrays(), match());
  }

  private static Exercise<SquareFunction<Object>> index() {
    return Exercise.<Object>ofSquare(
            "5.1",
            Message.of("exercise5.1.title"),
            "(columns, row, column) -> descending(columns.length, row, column)")
        .step("n = 1", index -> fits(index, 1))
        .step("n = 2", index -> fits(index, 2))
        .step("n = 4", index -> fits(index, 4))
        .step("n = 8", index -> fits(index, 8))
        .notice(Message.of("exercise5.1.notice"));
  }

  private static Exercise<LinesSearch> arrays() {
    return Exercise.of(
            "5.2",
            Message.of("exercise5.2.title"),
            LinesSearch.class,
            "(columns, row, lines, emit) -> search(columns, row, lines, emit)")
        .steps(LineMarks.steps())
        .notice(Message.of("exercise5.2.notice"));
  }

  private static Exercise<Object> match() {
    return Exercise.of(
            "5.3",
            Message.of("exercise5.3.title"),
            Object.class,
            Message.of("exercise5.letters-form"))
        .step(Message.of("exercise5.your-letters"), LinesExercises::matched)
        .notice(Message.of("exercise5.3.notice"));
  }

  private static void fits(SquareFunction<Object> index, int n) {
    Map<Integer, Square> owners = new HashMap<>();
    Map<Integer, Integer> slots = new HashMap<>();
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        Square square = new Square(row, column);
        int slot = slot(index, n, square);
        int line = row - column;
        Square owner = owners.putIfAbsent(slot, square);
        if (owner != null && owner.row() - owner.column() != line) {
          throw two(n, slot, owner, square)
              .telling(() -> named(index))
              .on(numbers(index, n, owner, square));
        }
        Integer before = slots.putIfAbsent(line, slot);
        if (before != null && before != slot) {
          throw Finding.keepGoing(Message.of("exercise5.two-indices", n, square, slot, before))
              .telling(() -> named(index));
        }
      }
    }
  }

  private static int slot(SquareFunction<Object> index, int n, Square square) {
    String input = "n = " + n + ", " + square;
    long slot = Results.number(index.at(new int[n], square.row(), square.column()), input);
    if (slot < 0 || slot > 2L * n - 2) {
      throw Finding.keepGoing(
              Message.of("exercise5.out-of-array", input, slot, 2 * n - 1, 2 * n - 2))
          .telling(() -> named(index));
    }
    return (int) slot;
  }

  private static Optional<Message> named(SquareFunction<Object> index) {
    int[] board = new int[LinesMistakes.SIZE];
    return LinesMistakes.INDEX.behind(
        at -> Results.number(index.at(board, at.row(), at.column()), at.toString()),
        LinesMistakes.SQUARES);
  }

  /** The reader's own numbers on the board, the two squares marked. */
  private static NotesView numbers(SquareFunction<Object> index, int n, Square one, Square other) {
    return NotesView.of("n = " + n)
        .board(
            "", // the verdict says what the numbers are
            Placement.empty(n),
            square -> index.at(new int[n], square.row(), square.column()),
            List.of(one, other));
  }

  private static Finding two(int n, int slot, Square one, Square other) {
    return Finding.keepGoing(Message.of("exercise5.two-squares", n, one, other, slot));
  }

  private static void matched(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted(Message.of("exercise5.put-letters"));
    }
    String letters = String.valueOf(answer).toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    if (!letters.matches("[a-e]{5}")) {
      throw Finding.keepGoing(Message.of("exercise5.five-letters", Written.of(answer)));
    }
    if (letters.chars().distinct().count() < letters.length()) {
      throw Finding.keepGoing(Message.of("exercise5.letter-twice", letters));
    }
    if (letters.equals(otherWayRound())) {
      throw Finding.almost(Message.of("exercise5.other-way-round"));
    }
    for (int list = 0; list < LISTS.size(); list++) {
      Bug chosen = LETTERS.get(letters.charAt(list));
      if (chosen != LISTS.get(list)) {
        throw differs(list, letters.charAt(list), chosen);
      }
    }
  }

  private static Finding differs(int list, char letter, Bug chosen) {
    int n = 1;
    while (chosen.count(n) == LISTS.get(list).count(n)) {
      n++;
    }
    long gives = chosen.count(n);
    long says = LISTS.get(list).count(n);
    Message more = Message.of(gives > says ? "exercise5.lavish" : "exercise5.blind");
    return Finding.keepGoing(
        Message.of("exercise5.not-from", list + 1, letter, gives, n, says, more));
  }

  /** For each mistake the letter of its list's place: the question turned round. */
  private static String otherWayRound() {
    StringBuilder letters = new StringBuilder();
    for (char mistake = 'a'; mistake <= 'e'; mistake++) {
      letters.append((char) ('a' + LISTS.indexOf(LETTERS.get(mistake))));
    }
    return letters.toString();
  }
}
