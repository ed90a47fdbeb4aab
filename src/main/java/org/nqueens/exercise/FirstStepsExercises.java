package org.nqueens.exercise;

import java.util.List;
import org.nqueens.board.Attack;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.words.Message;

/** The exercises of chapter 0: no code yet, only boards. */
final class FirstStepsExercises {

  private FirstStepsExercises() {}

  static List<Exercise<?>> all() {
    return List.of(fourQueens(), onePair(), six());
  }

  private static Exercise<Placement> fourQueens() {
    return board("0.1", Message.of("exercise0.1.title"))
        .step(Message.of("exercise0.pairs"), board -> noneAttacks(board, board.conflicts()))
        .step(Message.of("exercise0.how-many"), FirstStepsExercises::full)
        .notice(Message.of("exercise0.1.notice"));
  }

  private static Exercise<Placement> onePair() {
    return board("0.2", Message.of("exercise0.2.title"))
        .step(Message.of("exercise0.how-many"), FirstStepsExercises::full)
        .step(Message.of("exercise0.pairs"), FirstStepsExercises::exactlyOne)
        .notice(Message.of("exercise0.2.notice"));
  }

  private static Exercise<Object> six() {
    return Values.of(
            "0.3",
            Message.of("exercise0.3.title"),
            KnownCounts.solutions(6),
            0,
            answer ->
                answer == KnownCounts.solutions(5)
                    ? Message.of("exercise0.three-is-five")
                    : Message.of("exercise0.three-ask"))
        .notice(Message.of("exercise0.3.notice"));
  }

  private static Exercise<Placement> board(String id, Message title) {
    return Exercise.of(id, title, Placement.class, Message.of("exercise0.form"))
        .step(Message.of("exercise0.size"), FirstStepsExercises::sized);
  }

  private static void sized(Placement board) {
    if (board.n() != 4) {
      throw Finding.keepGoing(Message.of("exercise0.sized", board.n(), board.n()));
    }
    if (board.size() == 0) {
      throw Finding.notStarted(Message.of("exercise0.empty"));
    }
  }

  private static void full(Placement board) {
    if (board.size() < 4) {
      throw Finding.keepGoing(Message.of("exercise0.not-full", board.size())).on(board);
    }
  }

  private static void noneAttacks(Placement board, List<Attack> attacks) {
    if (!attacks.isEmpty()) {
      throw Finding.keepGoing(
              Message.of("exercise0.look", Wording.of(attacks.get(0)), others(attacks)))
          .on(board);
    }
  }

  private static void exactlyOne(Placement board) {
    List<Attack> attacks = board.conflicts();
    if (attacks.isEmpty()) {
      throw Finding.keepGoing(Message.of("exercise0.no-pair")).on(board);
    }
    if (attacks.size() > 1) {
      throw Finding.keepGoing(Message.of("exercise0.many-pairs", attacks.size())).on(board);
    }
  }

  private static Object others(List<Attack> attacks) {
    return attacks.size() == 1 ? "" : Message.of("exercise0.others", attacks.size() - 1);
  }
}
