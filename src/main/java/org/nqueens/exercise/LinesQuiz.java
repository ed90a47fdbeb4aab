package org.nqueens.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Square;

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
    return Question.asking(
            String.format(
                Locale.ROOT,
                "n = %d. Which index does the descending diagonal of %s have?",
                n,
                new Square(row, column)))
        .right(row - column + n - 1, "row − column + n − 1, from 0 to 2n − 2.")
        .wrong(row - column, "An array has no place below 0.")
        .wrong(column - row, "That is the distance without its sign: two diagonals would share it.")
        .wrong(row + column, "That is the index of the ascending one.")
        .shuffled(random);
  }

  private static Question touched(Random random) {
    Square square = new Square(random.nextInt(8), random.nextInt(8));
    long touched =
        IntStream.range(0, 64)
            .mapToObj(s -> new Square(s / 8, s % 8))
            .filter(other -> other.equals(square) || other.attacks(square))
            .count();
    return Question.asking(
            "8 × 8. A queen is placed on %s. How many counters on squares change, and how many marks"
                    .formatted(square)
                + " on lines would?")
        .right(touched + " and 3", "Her own square and all that she attacks; or three lines.")
        .wrong((touched - 1) + " and 3", "Her own square is taken, too.")
        .wrong("29 and 3", "No square reaches 29: an edition of Dijkstra's text says so.")
        .wrong(touched + " and 4", "Her row needs no mark: each row is visited once.")
        .shuffled(random);
  }

  private static Question undo(Random random) {
    List<Fingerprint> bugs =
        new ArrayList<>(
            Fingerprint.all().stream().filter(bug -> bug.bug().startsWith("no undo")).toList());
    Fingerprint ascending =
        bugs.stream().filter(bug -> bug.bug().contains("ascending")).findFirst().orElseThrow();
    return Question.asking(
            "A search with three arrays finds %s boards for n = 1 to 8. Which undo is missing?"
                .formatted(list(ascending)))
        .right("that of the ascending diagonals only", "The only one that still finds n = 7.")
        .wrong("that of the columns", "That one gives %s.".formatted(list(bugs.get(1))))
        .wrong("all of them", "That one gives %s.".formatted(list(bugs.get(0))))
        .wrong("none", "Then it would find 2 for n = 4.")
        .shuffled(random);
  }

  private static String list(Fingerprint bug) {
    return bug.counts().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
