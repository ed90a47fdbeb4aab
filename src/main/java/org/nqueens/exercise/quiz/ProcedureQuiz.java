package org.nqueens.exercise.quiz;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;
import org.nqueens.words.Message;

/** Questions on chapter 3: the order of the boards, and who owns which row. */
final class ProcedureQuiz {

  private ProcedureQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(ProcedureQuiz::next, ProcedureQuiz::firstColumn, ProcedureQuiz::kept);
  }

  private static Question next(Random random) {
    List<Placement> all = Solver.scan().solutions(6 + random.nextInt(2));
    int at = 1 + random.nextInt(all.size() - 3);
    List<Integer> board = all.get(at).columns();
    List<Integer> following = all.get(at + 1).columns();
    Question.Draft draft = Question.asking(Message.of("quiz3.next", board));
    draft.right(following, Message.of("quiz3.smallest-larger"));
    draft.wrong(all.get(at + 2).columns(), Message.of("quiz3.one-between"));
    draft.wrong(all.get(at - 1).columns(), Message.of("quiz3.smaller"));
    draft.wrong(mirrored(board), Message.of("quiz3.mirror"));
    return draft.enough() ? draft.shuffled(random) : next(random);
  }

  private static Question firstColumn(Random random) {
    int n = 6 + random.nextInt(5);
    int column = random.nextInt(n / 2 - 1);
    return Question.asking(Message.of("quiz3.first-column", n, column))
        .right(n - 1 - column, Message.of("quiz3.mirror-too"))
        .wrong(n - column, Message.of("quiz3.if-from-one"))
        .wrong(column + 1, Message.of("quiz3.neighbours-differ"))
        .wrong(Message.of("quiz3.in-no-other"), Message.of("quiz3.hold-to-mirror"))
        .shuffled(random);
  }

  private static Question kept(Random random) {
    int n = 5 + random.nextInt(3);
    long count = Solver.scan().count(n);
    return Question.asking(Message.of("quiz3.kept", n))
        .right(Message.of("quiz3.cleared", count), Message.of("quiz3.cleared-why", count))
        .wrong(Message.of("quiz3.all-solutions", count), Message.of("quiz3.had-copied"))
        .wrong(Message.of("quiz3.last-solution", count), Message.of("quiz3.for-a-moment"))
        .wrong(Message.of("quiz3.one-board"), Message.of("quiz3.each-call"))
        .shuffled(random);
  }

  private static List<Integer> mirrored(List<Integer> columns) {
    List<Integer> mirror = new ArrayList<>();
    columns.forEach(column -> mirror.add(columns.size() - 1 - column));
    return Collections.unmodifiableList(mirror);
  }
}
