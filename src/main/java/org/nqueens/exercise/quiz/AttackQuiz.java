package org.nqueens.exercise.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.words.Message;

/** Questions on chapter 2: diagonals, safe squares, and what a wrong test gives. */
final class AttackQuiz {

  private AttackQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(AttackQuiz::sameDiagonal, AttackQuiz::safeSquares, AttackQuiz::whichBug);
  }

  private static Question sameDiagonal(Random random) {
    int row = 2 + random.nextInt(4);
    int column = 2 + random.nextInt(4);
    int by = 1 + random.nextInt(2);
    return Question.asking(Message.of("quiz2.which-square", new Square(row, column)))
        .right(new Square(row - by, column + by), Message.of("quiz2.one-up", row + column))
        .wrong(new Square(row + by, column + by), Message.of("quiz2.descending", row - column))
        .wrong(new Square(row - by, column), Message.of("quiz2.above", by))
        .wrong(
            new Square(row - by, column + by + 1),
            Message.of("quiz2.knight", row + column + 1, row + column))
        .shuffled(random);
  }

  private static Question safeSquares(Random random) {
    List<Integer> columns = List.of(random.nextInt(6), random.nextInt(6));
    Placement board = Placement.of(6, columns);
    if (!board.conflicts().isEmpty()) {
      return safeSquares(random);
    }
    Question.Draft draft =
        Question.asking(Message.of("quiz2.safe", board.queens().get(0), board.queens().get(1)));
    draft.right(safe(board, 0, true), Message.of("quiz2.all-others"));
    draft.wrong(safe(board, 0, false), Message.of("quiz2.some-diagonal"));
    draft.wrong(safe(board, 1, true), Message.of("quiz2.row-0-forgotten"));
    draft.wrong(safe(board.without(1), 0, true), Message.of("quiz2.row-1-forgotten"));
    return draft.enough() ? draft.shuffled(random) : safeSquares(random);
  }

  /** The columns of row 2 that the queens from a row on leave, with or without diagonals. */
  private static Object safe(Placement board, int from, boolean diagonals) {
    List<Integer> safe =
        IntStream.range(0, 6)
            .filter(
                column ->
                    board.whyNot(2, column).stream()
                        .filter(attack -> attack.queen().row() >= from)
                        .noneMatch(attack -> diagonals || attack.queen().column() == column))
            .boxed()
            .toList();
    return safe.isEmpty()
        ? Message.of("quiz2.no-column")
        : safe.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static Question whichBug(Random random) {
    List<Fingerprint> bugs = new ArrayList<>();
    for (String start : List.of("no diagonal", "one diagonal", "no column", "diagonal compared")) {
      Fingerprint.all().stream().filter(bug -> bug.bug().startsWith(start)).forEach(bugs::add);
    }
    Fingerprint bug = bugs.remove(random.nextInt(bugs.size()));
    Question.Draft draft = Question.asking(Message.of("quiz2.which-bug", list(bug)));
    draft.right(bug.name(), bug.telling());
    for (Fingerprint other : bugs) {
      draft.wrong(other.name(), Message.of("quiz2.that-gives", list(other)));
    }
    return draft.shuffled(random);
  }

  private static String list(Fingerprint bug) {
    return bug.counts().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
