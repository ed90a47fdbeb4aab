package org.nqueens.exercise.quiz;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.nqueens.board.Line;
import org.nqueens.board.Square;
import org.nqueens.words.Message;

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
    Question.Draft draft = Question.asking(Message.of("quiz0.which-line", queen, other));
    draft.right(name(line), reason(line, queen, other));
    for (Line wrong : List.of(Line.COLUMN, Line.ASCENDING, Line.DESCENDING)) {
      draft.wrong(name(wrong), refusal(wrong, queen, other));
    }
    return draft.shuffled(random);
  }

  private static Message reason(Line line, Square a, Square b) {
    return switch (line) {
      case ROW -> Message.of("quiz0.both-row", a.row());
      case COLUMN -> Message.of("quiz0.both-column", a.column());
      case ASCENDING -> Message.of("quiz0.both-ascending", a.row() + a.column());
      case DESCENDING -> Message.of("quiz0.both-descending", a.row() - a.column());
    };
  }

  private static Message refusal(Line line, Square a, Square b) {
    return switch (line) {
      case ROW -> same(Message.of("quiz0.the-row"), a.row(), b.row());
      case COLUMN -> same(Message.of("quiz0.the-column"), a.column(), b.column());
      case ASCENDING ->
          same(Message.of("quiz0.the-sum"), a.row() + a.column(), b.row() + b.column());
      case DESCENDING ->
          same(Message.of("quiz0.the-difference"), a.row() - a.column(), b.row() - b.column());
    };
  }

  private static Message same(Message what, int here, int there) {
    return Message.of("quiz0.same", what, here, there);
  }

  private static Message name(Line line) {
    return Message.of("quiz0.line." + line.name().toLowerCase(Locale.ROOT));
  }
}
