package org.nqueens.exercise.quiz;

import java.util.List;
import java.util.Random;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;

/** Questions on chapter 4: what comes next, and the numbers of nodes. */
final class TreeQuiz {

  private TreeQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(TreeQuiz::nextEvent, TreeQuiz::numberAndDepth, TreeQuiz::howOftenBack);
  }

  private static Question nextEvent(Random random) {
    Trace trace = Trace.of(Solver.scan(), 5);
    long at = 5 + random.nextInt((int) trace.size() - 10);
    Step now = trace.at(at);
    Step next = trace.at(at + 1);
    Question.Draft draft = Question.asking(Message.of("quiz4.next", words(now)));
    draft.right(words(next), Message.of("quiz4.from-left"));
    for (long other = at + 2; other < at + 12 && other < trace.size() - 1; other++) {
      draft.wrong(words(trace.at(other)), Message.of("quiz4.later", other - at - 1));
    }
    return draft.enough() ? draft.atMost(4).shuffled(random) : nextEvent(random);
  }

  private static Message words(Step step) {
    return switch (step.kind()) {
      case START -> Message.of("quiz4.starts");
      case PLACE -> Message.of("quiz4.places", step.row(), step.column());
      case REJECT -> Message.of("quiz4.rejects", step.row(), step.column());
      case DEAD_END -> Message.of("quiz4.dead-end", step.row());
      case SOLUTION -> Message.of("quiz4.finds", step.placement().columns());
      case BACKTRACK -> Message.of("quiz4.takes-away", step.row());
    };
  }

  private static Question numberAndDepth(Random random) {
    int placed = 8 + random.nextInt(20);
    int taken = placed - 2 - random.nextInt(4);
    return Question.asking(Message.of("quiz4.newest", placed, taken))
        .right(pair(placed + 1, placed - taken), Message.of("quiz4.root-before"))
        .wrong(pair(placed, placed - taken), Message.of("quiz4.root-is-one"))
        .wrong(pair(placed - taken + 1, placed - taken), Message.of("quiz4.not-given-back"))
        .wrong(pair(placed + 1, taken), Message.of("quiz4.queens-that-stand"))
        .shuffled(random);
  }

  private static Message pair(int node, int queens) {
    return Message.of("quiz4.pair", node, queens);
  }

  private static Question howOftenBack(Random random) {
    int n = 5 + random.nextInt(4);
    Trace trace = Trace.of(Solver.scan(), n);
    long nodes = trace.nodes();
    return Question.asking(Message.of("quiz4.how-often", n, nodes))
        .right(nodes - 1, Message.of("quiz4.once-each"))
        .wrong(nodes, Message.of("quiz4.from-root"))
        .wrong(trace.count(Kind.DEAD_END), Message.of("quiz4.parents-too"))
        .wrong(nodes - trace.count(Kind.SOLUTION), Message.of("quiz4.like-any"))
        .shuffled(random);
  }
}
