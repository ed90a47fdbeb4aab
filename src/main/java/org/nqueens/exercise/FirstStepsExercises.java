package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import org.nqueens.board.Attack;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;

/** The exercises of chapter 0: no code yet, only boards. */
final class FirstStepsExercises {

  private FirstStepsExercises() {}

  static List<Exercise<?>> all() {
    return List.of(fourQueens(), onePair(), six());
  }

  private static Exercise<Placement> fourQueens() {
    return board("0.1", "Four queens in peace")
        .step("the pairs that attack", board -> noneAttacks(board, board.conflicts()))
        .step("how many queens there are", FirstStepsExercises::full)
        .notice(
            "Four queens, six pairs, no attack. Look at your board in a mirror: that is the other"
                + " solution.");
  }

  private static Exercise<Placement> onePair() {
    return board("0.2", "One pair and no more")
        .step("how many queens there are", FirstStepsExercises::full)
        .step("the pairs that attack", FirstStepsExercises::exactlyOne)
        .notice(
            "Conflicts can be counted. A search that walks from few conflicts to none is a way of"
                + " its own to place queens.");
  }

  private static Exercise<Object> six() {
    return Values.of(
            "0.3",
            "A larger board, fewer solutions",
            KnownCounts.solutions(6),
            0,
            answer ->
                answer == KnownCounts.solutions(5)
                    ? "That is the number for n = 5. One more row, one more column: ask again."
                    : "That is not what the solver finds. `solve(6)` asks it.")
        .notice("More room, and yet fewer solutions than for n = 5: the numbers do not climb.");
  }

  private static Exercise<Placement> board(String id, String title) {
    return Exercise.of(id, title, Placement.class, "a board, such as Placement.of(4, 0, 2)")
        .step("the size of the board", FirstStepsExercises::sized);
  }

  private static void sized(Placement board) {
    if (board.n() != 4) {
      throw Finding.keepGoing(
          "Your board is %d × %d; this one is about 4 × 4.", board.n(), board.n());
    }
    if (board.size() == 0) {
      throw Finding.notStarted(
          "The board is empty. Write four columns after the 4, the top row's first, and run the"
              + " cell again.");
    }
  }

  private static void full(Placement board) {
    if (board.size() < 4) {
      throw Finding.keepGoing("%d of four queens stand. One more column?", board.size()).on(board);
    }
  }

  private static void noneAttacks(Placement board, List<Attack> attacks) {
    if (!attacks.isEmpty()) {
      throw Finding.keepGoing("Look again: %s%s.", attacks.get(0).sentence(), others(attacks))
          .on(board);
    }
  }

  private static void exactlyOne(Placement board) {
    List<Attack> attacks = board.conflicts();
    if (attacks.isEmpty()) {
      throw Finding.keepGoing("No pair attacks here. This time there should be one.").on(board);
    }
    if (attacks.size() > 1) {
      throw Finding.keepGoing("%d pairs attack, one of them too many at least.", attacks.size())
          .on(board);
    }
  }

  private static String others(List<Attack> attacks) {
    return attacks.size() == 1
        ? ""
        : String.format(Locale.ROOT, "; %d more of that kind", attacks.size() - 1);
  }
}
