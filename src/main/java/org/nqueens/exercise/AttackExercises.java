package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;
import org.nqueens.render.BoardView;

/** The exercises of chapter 2: who attacks whom. */
final class AttackExercises {

  private static final Placement TWO_ON_SIX = Placement.of(6, 1, 3);

  private AttackExercises() {}

  static List<Exercise<?>> all() {
    return List.of(isSafe(), attackers(), unsafe(), bishops());
  }

  private static Exercise<SquareFunction<Boolean>> isSafe() {
    return Exercise.<Boolean>ofSquare(
            "2.1", "Is a square safe?", "(columns, row, column) -> isSafe(columns, row, column)")
        .steps(SafetySteps.forPieces("queen", (board, row, column) -> board.whyNot(row, column)))
        .notice(
            "One line, three equalities. It reads and never writes, so it can be asked as often as"
                + " you like: every search of this book leans on it.");
  }

  private static Exercise<SquareFunction<Boolean>> bishops() {
    return Exercise.<Boolean>ofSquare(
            "2.4", "Bishops", "(columns, row, column) -> bishopIsSafe(columns, row, column)")
        .steps(SafetySteps.forPieces("bishop", AttackExercises::onDiagonals))
        .notice(
            "One equality fewer, and 48,042 boards instead of 92 for n = 8. The search did not"
                + " change, only the question that it asks.");
  }

  private static Exercise<SquareFunction<Object>> attackers() {
    return Exercise.<Object>ofSquare(
            "2.2", "All who attack", "(columns, row, column) -> attackers(columns, row, column)")
        .step(
            "boards of growing size",
            attempt -> SafetySteps.squares(5).forEach(square -> sameRows(attempt, square)))
        .notice(
            "A test may stop at the first attacker. Whoever wants to explain a refusal needs them"
                + " all.");
  }

  private static Exercise<Object> unsafe() {
    return Exercise.of("2.3", "Mark what is not safe", Object.class, "a list such as List.of(0, 5)")
        .step("the columns of row 2", AttackExercises::marked)
        .notice("Two queens on two rows, and a third of row 2 is left. On row 3 it would be less.");
  }

  private static List<Attack> onDiagonals(Placement board, int row, int column) {
    return board.whyNot(row, column).stream()
        .filter(attack -> attack.line() != Line.COLUMN)
        .toList();
  }

  private static void sameRows(SquareFunction<Object> attempt, SafetySteps.Asked asked) {
    int[] given =
        Results.numbers(attempt.at(asked.columns(0), asked.row(), asked.column()), asked.words());
    List<Integer> rows =
        asked.board().whyNot(asked.row(), asked.column()).stream()
            .map(attack -> attack.queen().row())
            .toList();
    if (!Arrays.stream(given).boxed().toList().equals(rows)) {
      throw difference(asked, given, rows)
          .on(BoardView.attempt(asked.board(), asked.row(), asked.column()));
    }
  }

  private static Finding difference(SafetySteps.Asked asked, int[] given, List<Integer> rows) {
    List<Integer> all = Arrays.stream(given).boxed().toList();
    if (new TreeSet<>(all).equals(new TreeSet<>(rows)) && all.size() == rows.size()) {
      return Finding.almost(
          "The right queens, but not from the top row down: %s gives %s.", asked.words(), all);
    }
    if (all.size() < rows.size() && rows.containsAll(all)) {
      return Finding.keepGoing(
          "%s gives %s. That is not everyone: who else sees this square?", asked.words(), all);
    }
    List<Integer> strangers = new ArrayList<>(all);
    strangers.removeAll(rows);
    return Finding.keepGoing(
        "%s gives %s. Which line does the queen on row %s share with the square?",
        asked.words(), all, strangers.isEmpty() ? all : strangers.get(0));
  }

  private static void marked(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted("Put your list in the place of \"?\" and run the cell again.");
    }
    TreeSet<Integer> given = new TreeSet<>();
    Arrays.stream(Results.numbers(answer, "row 2")).forEach(given::add);
    for (int column : IntStream.range(0, 6).toArray()) {
      boolean free = TWO_ON_SIX.admits(2, column);
      if (free == given.contains(column)) {
        Finding finding =
            Finding.keepGoing(
                free
                    ? "You marked column %d, and nobody attacks it."
                    : "You did not mark column %d. Somebody attacks it: who?",
                column);
        throw free ? finding.on(BoardView.attempt(TWO_ON_SIX, 2, column)) : finding.on(TWO_ON_SIX);
      }
    }
    if (!given.isEmpty() && (given.first() < 0 || given.last() > 5)) {
      throw Finding.keepGoing("The columns of a 6 × 6 board are 0 to 5.");
    }
  }
}
