package org.nqueens.exercise;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nqueens.board.Line;
import org.nqueens.board.Square;

/** Questions on chapter 0: what a queen sees. */
final class FirstStepsQuiz {

  private FirstStepsQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(FirstStepsQuiz::whichLine);
  }

  private static Question whichLine(Random random) {
    Square queen = new Square(1 + random.nextInt(6), 1 + random.nextInt(6));
    Square other;
    do {
      other = new Square(random.nextInt(8), random.nextInt(8));
    } while (other.row() == queen.row() || Line.through(queen, other).isEmpty());
    Line line = Line.through(queen, other).orElseThrow();
    Question.Draft draft =
        Question.asking("A queen on %s attacks %s. Along which line?".formatted(queen, other));
    draft.right(line.phrase(), reason(line, queen, other));
    for (Line wrong : List.of(Line.COLUMN, Line.ASCENDING, Line.DESCENDING)) {
      draft.wrong(wrong.phrase(), refusal(wrong, queen, other));
    }
    return draft.shuffled(random);
  }

  private static String reason(Line line, Square a, Square b) {
    return switch (line) {
      case ROW -> String.format(Locale.ROOT, "Both are in row %d.", a.row());
      case COLUMN -> String.format(Locale.ROOT, "Both are in column %d.", a.column());
      case ASCENDING ->
          String.format(Locale.ROOT, "On both squares row + column is %d.", a.row() + a.column());
      case DESCENDING ->
          String.format(Locale.ROOT, "On both squares row − column is %d.", a.row() - a.column());
    };
  }

  private static String refusal(Line line, Square a, Square b) {
    String same = "%s is %d here and %d there; on one line it would be the same.";
    return switch (line) {
      case ROW -> same.formatted("The row", a.row(), b.row());
      case COLUMN -> same.formatted("The column", a.column(), b.column());
      case ASCENDING -> same.formatted("Row + column", a.row() + a.column(), b.row() + b.column());
      case DESCENDING -> same.formatted("Row − column", a.row() - a.column(), b.row() - b.column());
    };
  }
}
