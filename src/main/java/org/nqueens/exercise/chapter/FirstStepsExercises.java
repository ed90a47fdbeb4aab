package org.nqueens.exercise.chapter;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.board.Attack;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.exercise.Exercise;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.Ways;
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
            Values.remark(0, countsForOthers(), answer -> Message.of("exercise0.three-ask")))
        .notice(Message.of("exercise0.3.notice"));
  }

  /** What a look at the wrong number gives. */
  private static List<Values.Known> countsForOthers() {
    return List.of(
        new Values.Known(KnownCounts.fundamental(6), Message.of("exercise0.three-turned")),
        new Values.Known(KnownCounts.solutions(4), Message.of("exercise0.three-is", 4)),
        new Values.Known(KnownCounts.solutions(5), Message.of("exercise0.three-is", 5)),
        new Values.Known(KnownCounts.solutions(7), Message.of("exercise0.three-is", 7)),
        new Values.Known(KnownCounts.solutions(8), Message.of("exercise0.three-is", 8)),
        new Values.Known(KnownCounts.solutions(3), Message.of("exercise0.three-none")),
        new Values.Known(KnownCounts.nodes(6), Message.of("exercise0.three-nodes")),
        new Values.Known(Ways.order(6).doubleValue(), Message.of("exercise0.three-rooks")));
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
              Message.of("exercise0.look", Sight.of(attacks.get(0)), others(attacks)))
          .on(board);
    }
  }

  private static void exactlyOne(Placement board) {
    List<Attack> attacks = board.conflicts();
    if (attacks.isEmpty()) {
      throw Finding.keepGoing(Message.of("exercise0.no-pair")).on(board);
    }
    if (attacks.size() > 1) {
      throw Finding.keepGoing(Message.of("exercise0.many-pairs", attacks.size()))
          .telling(shared(attacks))
          .on(board);
    }
  }

  /** Several pairs have one cause, where one queen is in all of them or all are on one line. */
  private static Optional<Message> shared(List<Attack> attacks) {
    Set<Square> common = new HashSet<>(ends(attacks.get(0)));
    attacks.forEach(attack -> common.retainAll(ends(attack)));
    if (common.size() == 1) {
      return Optional.of(Message.of("exercise0.one-in-all", common.iterator().next().row()));
    }
    Set<Square> all = new HashSet<>();
    attacks.forEach(attack -> all.addAll(ends(attack)));
    boolean eachTwo = attacks.size() == all.size() * (all.size() - 1) / 2;
    boolean oneLine = eachTwo && attacks.stream().map(Attack::line).distinct().count() == 1;
    return oneLine ? Optional.of(Message.of("exercise0.one-line")) : Optional.empty();
  }

  private static List<Square> ends(Attack attack) {
    return List.of(attack.queen(), attack.target());
  }

  private static Object others(List<Attack> attacks) {
    return attacks.size() == 1 ? "" : Message.of("exercise0.others", attacks.size() - 1);
  }
}
