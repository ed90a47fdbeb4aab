package org.nqueens.exercise;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.solve.exhibit.Bug;

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
            "An index for each diagonal",
            "(columns, row, column) -> descending(columns.length, row, column)")
        .step("n = 1", index -> fits(index, 1))
        .step("n = 2", index -> fits(index, 2))
        .step("n = 4", index -> fits(index, 4))
        .step("n = 8", index -> fits(index, 8))
        .notice("Any shift would tell the diagonals apart. This one makes the smallest array do.");
  }

  private static Exercise<BoardSearch> arrays() {
    return Exercise.of(
            "5.2",
            "Three arrays",
            BoardSearch.class,
            "(n, emit) -> search(new int[n], 0, new boolean[3][2 * n + 1], emit)")
        .steps(SearchSteps.all())
        .notice(
            "Three looks instead of a loop. Choose, go down, undo: whoever forgets the third line"
                + " gets the fingerprints below.");
  }

  private static Exercise<Object> match() {
    return Exercise.of(
            "5.3", "Five lists, five bugs", Object.class, "five letters, such as \"abcde\"")
        .step("your five letters", LinesExercises::matched)
        .notice(
            "A list of counts is a witness. The checks of this book read it the same way when your"
                + " search is wrong.");
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
          throw two(n, slot, owner, square);
        }
        Integer before = slots.putIfAbsent(line, slot);
        if (before != null && before != slot) {
          throw Finding.keepGoing(
              "n = %d: %s has index %d, but another square of the same descending diagonal has %d.",
              n, square, slot, before);
        }
      }
    }
  }

  private static int slot(SquareFunction<Object> index, int n, Square square) {
    String input = "n = " + n + ", " + square;
    long slot = Results.number(index.at(new int[n], square.row(), square.column()), input);
    if (slot < 0 || slot > 2L * n - 2) {
      throw Finding.keepGoing(
          "For %s your index is %d. An array of %d places has the indices 0 to %d.",
          input, slot, 2 * n - 1, 2 * n - 2);
    }
    return (int) slot;
  }

  private static Finding two(int n, int slot, Square one, Square other) {
    return Finding.keepGoing(
            "n = %d: %s and %s both have index %d, and they are on different descending diagonals.",
            n, one, other, slot)
        .on(
            one.row() == other.row()
                ? Placement.empty(n).with(one.row(), one.column())
                : Placement.empty(n)
                    .with(one.row(), one.column())
                    .with(other.row(), other.column()));
  }

  private static void matched(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted("Put your five letters in the place of ? and run the cell again.");
    }
    String letters = String.valueOf(answer).toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
    if (!letters.matches("[a-e]{5}")) {
      throw Finding.keepGoing(
          "I need five letters from a to e; %s is not that.", Results.show(answer));
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
    return Finding.keepGoing(
        "List %d is not from (%s): that mistake gives %d for n = %d, and the list says %d.",
        list + 1, letter, chosen.count(n), n, LISTS.get(list).count(n));
  }
}
