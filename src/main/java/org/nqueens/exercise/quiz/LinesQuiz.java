package org.nqueens.exercise.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Square;
import org.nqueens.exercise.mistake.Fingerprint;
import org.nqueens.words.Message;

/** Questions on chapter 5: indices, marks, and what stays the same. */
final class LinesQuiz {

  private LinesQuiz() {}

  static List<Question.Maker> makers() {
    return List.of(LinesQuiz::index, LinesQuiz::touched, LinesQuiz::undo);
  }

  private static Question index(Random random) {
    int n = 6 + random.nextInt(3);
    int row = random.nextInt(n / 2);
    int column = row + 1 + random.nextInt(n - row - 1);
    return Question.asking(Message.of("quiz5.index", n, new Square(row, column)))
        .right(row - column + n - 1, Message.of("quiz5.formula"))
        .wrong(row - column, Message.of("quiz5.below-zero"))
        .wrong(column - row, Message.of("quiz5.without-sign"))
        .wrong(row + column, Message.of("quiz5.ascending"))
        .shuffled(random);
  }

  private static Question touched(Random random) {
    Square square = new Square(random.nextInt(8), random.nextInt(8));
    long touched =
        IntStream.range(0, 64)
            .mapToObj(s -> new Square(s / 8, s % 8))
            .filter(other -> other.equals(square) || other.attacks(square))
            .count();
    return Question.asking(Message.of("quiz5.touched", square))
        .right(Message.of("quiz5.both", touched, 3), Message.of("quiz5.her-square"))
        .wrong(Message.of("quiz5.both", touched - 1, 3), Message.of("quiz5.taken-too"))
        .wrong(Message.of("quiz5.both", 29, 3), Message.of("quiz5.none-reaches"))
        .wrong(Message.of("quiz5.both", touched, 4), Message.of("quiz5.row-needs-none"))
        .shuffled(random);
  }

  private static Question undo(Random random) {
    List<Fingerprint> bugs =
        new ArrayList<>(
            Fingerprint.all().stream().filter(bug -> bug.bug().startsWith("no undo")).toList());
    Fingerprint ascending =
        bugs.stream().filter(bug -> bug.bug().contains("ascending")).findFirst().orElseThrow();
    return Question.asking(Message.of("quiz5.undo", list(ascending)))
        .right(Message.of("quiz5.of-ascending"), Message.of("quiz5.only-one"))
        .wrong(Message.of("quiz5.of-columns"), Message.of("quiz5.that-gives", list(bugs.get(1))))
        .wrong(Message.of("quiz5.all"), Message.of("quiz5.that-gives", list(bugs.get(0))))
        .wrong(Message.of("quiz5.none"), Message.of("quiz5.would-find"))
        .shuffled(random);
  }

  private static String list(Fingerprint bug) {
    return bug.counts().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
