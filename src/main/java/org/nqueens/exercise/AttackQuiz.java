package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.board.Square;

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
    return Question.asking(
            "Which square lies on the ascending diagonal of %s?".formatted(new Square(row, column)))
        .right(
            new Square(row - by, column + by),
            String.format(
                Locale.ROOT,
                "One row up, one column to the right, and so on: row + column stays %d.",
                row + column))
        .wrong(
            new Square(row + by, column + by),
            String.format(
                Locale.ROOT, "That is the descending one: row − column stays %d.", row - column))
        .wrong(
            new Square(row - by, column),
            String.format(Locale.ROOT, "That is straight above. Row + column went down by %d.", by))
        .wrong(
            new Square(row - by, column + by + 1),
            String.format(
                Locale.ROOT,
                "A knight may go such ways. Row + column is %d there, not %d.",
                row + column + 1,
                row + column))
        .shuffled(random);
  }

  private static Question safeSquares(Random random) {
    List<Integer> columns = List.of(random.nextInt(6), random.nextInt(6));
    Placement board = Placement.of(6, columns);
    if (!board.conflicts().isEmpty()) {
      return safeSquares(random);
    }
    Question.Draft draft =
        Question.asking(
            "6 × 6, queens on %s and %s. Which columns of row 2 are safe?"
                .formatted(board.queens().get(0), board.queens().get(1)));
    draft.right(safe(board, 0, true), "All others share a column or a diagonal with a queen.");
    draft.wrong(safe(board, 0, false), "Some of these lie on a diagonal.");
    draft.wrong(safe(board, 1, true), "The queen on row 0 is forgotten: she sees two rows down.");
    draft.wrong(safe(board.without(1), 0, true), "The queen on row 1 is forgotten.");
    return draft.enough() ? draft.shuffled(random) : safeSquares(random);
  }

  /** The columns of row 2 that the queens from a row on leave, with or without diagonals. */
  private static String safe(Placement board, int from, boolean diagonals) {
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
        ? "none"
        : safe.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private static Question whichBug(Random random) {
    List<Fingerprint> bugs = new ArrayList<>();
    for (String start : List.of("no diagonal", "one diagonal", "no column", "diagonal compared")) {
      Fingerprint.all().stream().filter(bug -> bug.bug().startsWith(start)).forEach(bugs::add);
    }
    Fingerprint bug = bugs.remove(random.nextInt(bugs.size()));
    Question.Draft draft =
        Question.asking(
            "A program finds %s boards for n = 1 to 8. What is wrong with its test?"
                .formatted(list(bug)));
    draft.right(bug.bug(), bug.telling() + ".");
    for (Fingerprint other : bugs) {
      draft.wrong(other.bug(), "That one gives " + list(other) + ".");
    }
    return draft.shuffled(random);
  }

  private static String list(Fingerprint bug) {
    return bug.counts().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
