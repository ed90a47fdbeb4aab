package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nqueens.board.Placement;
import org.nqueens.solve.Solver;

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
    Question.Draft draft =
        Question.asking(
            "Boards come in alphabetical order. Of these, which comes right after %s?"
                .formatted(board));
    draft.right(following, "It is the smallest word that is larger.");
    draft.wrong(all.get(at + 2).columns(), "Larger, too, but there is one between.");
    draft.wrong(all.get(at - 1).columns(), "That word is smaller: it came before.");
    draft.wrong(mirrored(board), "That is the mirror image. Order has no eye for it.");
    return draft.enough() ? draft.shuffled(random) : next(random);
  }

  private static Question firstColumn(Random random) {
    int n = 6 + random.nextInt(5);
    int column = random.nextInt(n / 2 - 1);
    return Question.asking(
            String.format(
                    Locale.ROOT,
                    "n = %d. As many solutions have their first queen in column %d as in another column:",
                    n,
                    column)
                + " which?")
        .right(n - 1 - column, "The mirror image of a solution is one, and columns start at 0.")
        .wrong(n - column, "It would be that one, if columns started at 1.")
        .wrong(column + 1, "Neighbours differ: towards the middle there are more.")
        .wrong("in no other", "Hold the board to a mirror: what becomes of the first column?")
        .shuffled(random);
  }

  private static Question kept(Random random) {
    int n = 5 + random.nextInt(3);
    long count = Solver.scan().count(n);
    return Question.asking(
            "A search shares one array and clears a row when it returns. Its emitter puts the array"
                + String.format(
                    Locale.ROOT,
                    " into a list, without a copy. What does the list hold after n = %d?",
                    n))
        .right(
            String.format(Locale.ROOT, "%d times the same cleared array", count),
            String.format(
                Locale.ROOT,
                "The list holds one array %d times over, and the search has cleared it.",
                count))
        .wrong(
            String.format(Locale.ROOT, "%d solutions", count),
            "It would, had the emitter copied each board.")
        .wrong(
            String.format(Locale.ROOT, "%d times the last solution", count),
            "It did for a moment. Then the search went on and took the queens away.")
        .wrong(
            "one board", "Each call of the emitter added an entry, though it is always the same.")
        .shuffled(random);
  }

  private static List<Integer> mirrored(List<Integer> columns) {
    List<Integer> mirror = new ArrayList<>();
    columns.forEach(column -> mirror.add(columns.size() - 1 - column));
    return Collections.unmodifiableList(mirror);
  }
}
