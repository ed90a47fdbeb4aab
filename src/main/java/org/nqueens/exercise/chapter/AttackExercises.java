package org.nqueens.exercise.chapter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.nqueens.board.Attack;
import org.nqueens.board.Line;
import org.nqueens.board.Placement;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.SquareFunction;
import org.nqueens.render.BoardView;
import org.nqueens.words.Message;

/** The exercises of chapter 2: who attacks whom. */
final class AttackExercises {

  private static final int LARGEST = 5;
  private static final Placement TWO_ON_SIX = Placement.of(6, 1, 3);

  private AttackExercises() {}

  static List<Exercise<?>> all() {
    return List.of(isSafe(), attackers(), unsafe(), bishops());
  }

  private static Exercise<SquareFunction<Boolean>> isSafe() {
    return Exercise.<Boolean>ofSquare(
            "2.1",
            Message.of("exercise2.1.title"),
            "(columns, row, column) -> isSafe(columns, row, column)")
        .steps(
            SafetySteps.forPieces(
                Message.of("exercise2.piece.queen"),
                (board, row, column) -> board.whyNot(row, column)))
        .notice(Message.of("exercise2.1.notice"));
  }

  private static Exercise<SquareFunction<Boolean>> bishops() {
    return Exercise.<Boolean>ofSquare(
            "2.4",
            Message.of("exercise2.4.title"),
            "(columns, row, column) -> bishopIsSafe(columns, row, column)")
        .steps(
            SafetySteps.forPieces(
                Message.of("exercise2.piece.bishop"), AttackExercises::onDiagonals))
        .notice(Message.of("exercise2.4.notice"));
  }

  private static Exercise<SquareFunction<Object>> attackers() {
    return Exercise.<Object>ofSquare(
            "2.2",
            Message.of("exercise2.2.title"),
            "(columns, row, column) -> attackers(columns, row, column)")
        .step(
            Message.of("exercise1.boards"),
            attempt -> SafetySteps.squares(LARGEST).forEach(square -> sameRows(attempt, square)))
        .notice(Message.of("exercise2.2.notice"));
  }

  private static Exercise<Object> unsafe() {
    return Exercise.of(
            "2.3", Message.of("exercise2.3.title"), Object.class, Message.of("exercise2.list-form"))
        .step(Message.of("exercise2.columns-of-row"), AttackExercises::marked)
        .notice(Message.of("exercise2.3.notice"));
  }

  private static List<Attack> onDiagonals(Placement board, int row, int column) {
    return board.whyNot(row, column).stream()
        .filter(attack -> attack.line() != Line.COLUMN)
        .toList();
  }

  private static void sameRows(SquareFunction<Object> attempt, SafetySteps.Asked asked) {
    List<Integer> given = listed(attempt, asked);
    List<Integer> rows =
        asked.board().whyNot(asked.row(), asked.column()).stream()
            .map(attack -> attack.queen().row())
            .toList();
    if (!given.equals(rows)) {
      throw difference(asked, given, rows)
          .telling(
              () ->
                  AttackMistakes.LISTING.behind(
                      other -> listed(attempt, other), SafetySteps.squares(LARGEST)))
          .on(BoardView.attempt(asked.board(), asked.row(), asked.column()));
    }
  }

  private static List<Integer> listed(SquareFunction<Object> attempt, SafetySteps.Asked asked) {
    Object given = attempt.at(asked.columns(0), asked.row(), asked.column());
    return Arrays.stream(Results.numbers(given, asked.words())).boxed().toList();
  }

  private static Finding difference(
      SafetySteps.Asked asked, List<Integer> all, List<Integer> rows) {
    if (new TreeSet<>(all).equals(new TreeSet<>(rows)) && all.size() == rows.size()) {
      return Finding.almost(Message.of("exercise2.not-ordered", asked.words(), all));
    }
    if (new HashSet<>(all).size() < all.size()) {
      return Finding.keepGoing(Message.of("exercise2.list-twice", asked.words(), all));
    }
    if (all.size() < rows.size() && rows.containsAll(all)) {
      return Finding.keepGoing(Message.of("exercise2.not-everyone", asked.words(), all));
    }
    List<Integer> strangers = new ArrayList<>(all);
    strangers.removeAll(rows);
    return Finding.keepGoing(
        Message.of(
            "exercise2.stranger",
            asked.words(),
            all,
            strangers.isEmpty() ? all : strangers.get(0)));
  }

  private static void marked(Object answer) {
    if ("?".equals(answer)) {
      throw Finding.notStarted(Message.of("frame.put-list"));
    }
    TreeSet<Integer> given = new TreeSet<>();
    Arrays.stream(Results.numbers(answer, Message.of("exercise2.row"))).forEach(given::add);
    Set<Integer> unsafe =
        Set.copyOf(IntStream.range(0, 6).filter(c -> !TWO_ON_SIX.admits(2, c)).boxed().toList());
    for (int column : IntStream.range(0, 6).toArray()) {
      if (unsafe.contains(column) != given.contains(column)) {
        throw mismarked(column, unsafe.contains(column))
            .telling(AttackMistakes.marking(given, unsafe));
      }
    }
    if (!given.isEmpty() && (given.first() < 0 || given.last() > 5)) {
      throw Finding.keepGoing(Message.of("exercise2.columns-are"));
    }
  }

  private static Finding mismarked(int column, boolean unsafe) {
    return unsafe
        ? Finding.keepGoing(Message.of("exercise2.not-marked", column)).on(TWO_ON_SIX)
        : Finding.keepGoing(Message.of("exercise2.marked-free", column))
            .on(BoardView.attempt(TWO_ON_SIX, 2, column));
  }
}
