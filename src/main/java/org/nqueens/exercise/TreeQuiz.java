package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;
import org.nqueens.trace.Step;
import org.nqueens.trace.Trace;

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
    Question.Draft draft =
        Question.asking(
            "n = 5. The search has just done this: %s. What is next?".formatted(words(now)));
    draft.right(words(next), "The columns of a row are tried from the left, then it is left.");
    for (long other = at + 2; other < at + 12 && other < trace.size() - 1; other++) {
      draft.wrong(
          words(trace.at(other)),
          String.format(Locale.ROOT, "It comes, but %d events later.", other - at - 1));
    }
    return draft.enough() ? draft.atMost(4).shuffled(random) : nextEvent(random);
  }

  private static String words(Step step) {
    return switch (step.kind()) {
      case START -> "it starts";
      case PLACE ->
          String.format(
              Locale.ROOT, "it places a queen on row %d, column %d", step.row(), step.column());
      case REJECT ->
          String.format(Locale.ROOT, "it rejects row %d, column %d", step.row(), step.column());
      case DEAD_END -> String.format(Locale.ROOT, "it meets a dead end with %d queens", step.row());
      case SOLUTION -> "it finds the solution %s".formatted(step.placement().columns());
      case BACKTRACK -> String.format(Locale.ROOT, "it takes the queen of row %d away", step.row());
    };
  }

  private static Question numberAndDepth(Random random) {
    int placed = 8 + random.nextInt(20);
    int taken = placed - 2 - random.nextInt(4);
    String state = "A search has placed a queen %d times and taken one away %d times. ";
    return Question.asking(
            (state + "What is the number of the newest node, and how many queens stand?")
                .formatted(placed, taken))
        .right(
            pair(placed + 1, placed - taken),
            "Every placing is a new node, and the root was there before.")
        .wrong(pair(placed, placed - taken), "The root is node 1, so the first queen makes node 2.")
        .wrong(
            pair(placed - taken + 1, placed - taken),
            "Numbers are not given back: nodes stay numbered.")
        .wrong(pair(placed + 1, taken), "Queens that stand are those placed and not taken away.")
        .shuffled(random);
  }

  private static String pair(int node, int queens) {
    return String.format(Locale.ROOT, "node %d, %d queens", node, queens);
  }

  private static Question howOftenBack(Random random) {
    int n = 5 + random.nextInt(4);
    Trace trace = Trace.of(Solver.scan(), n);
    long nodes = trace.nodes();
    return Question.asking(
            String.format(
                Locale.ROOT,
                "The search for n = %d has %d nodes. How often does it backtrack?",
                n,
                nodes))
        .right(nodes - 1, "Once from each node but the root, which has no parent.")
        .wrong(nodes, "From the root there is no way back.")
        .wrong(trace.count(Kind.DEAD_END), "Those are the dead ends; parents are left, too.")
        .wrong(nodes - trace.count(Kind.SOLUTION), "A solution is left like any other node.")
        .shuffled(random);
  }
}
